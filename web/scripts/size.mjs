// What a first visit loads, compressed. More than 250 kB fails.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const dist = new URL('../dist/', import.meta.url).pathname;
let total = 0;
for (const path of ['index.html', ...readdirSync(dist + 'assets').map((name) => `assets/${name}`)]) {
  const size = gzipSync(readFileSync(dist + path)).length;
  total += size;
  console.log(`${(size / 1000).toFixed(1).padStart(8)} kB  ${path}`);
}
console.log(`${(total / 1000).toFixed(1).padStart(8)} kB  in all`);
if (total > 250_000) process.exit(1);
