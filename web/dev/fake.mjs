// A small stand-in for the server while the client is being drawn: one table, always the same.
import { readFileSync } from 'node:fs';

export default function fake() {
  return {
    name: 'ragtag-fake',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url.startsWith('/api/')) return next();
        const answers = JSON.parse(readFileSync(new URL('./fake.json', import.meta.url), 'utf8'));
        const path = request.url.slice(4).split('?')[0];
        if (path.endsWith('/stream')) {
          response.writeHead(200, { 'Content-Type': 'text/event-stream' });
          return void response.write(': hello\n\n');
        }
        const body = answers[`${request.method} ${request.url.slice(4)}`] ?? answers[`${request.method} ${path}`];
        response.writeHead(body ? 200 : 404, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify(body ?? { error: { code: 'not-found', message: `no ${path}`, section: null } }));
      });
    },
  };
}
