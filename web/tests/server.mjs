// Starts `ragtag serve` on a fresh data directory, or uses the one at RAGTAG_URL.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = new URL('../..', import.meta.url).pathname;
const target = process.env.CARGO_TARGET_DIR ?? join(root, 'target');
const programs = [process.env.RAGTAG, join(target, 'release/ragtag'), join(target, 'debug/ragtag')];

const freePort = () => new Promise((resolve, reject) => {
  const probe = createServer().on('error', reject).listen(0, '127.0.0.1', () => { const { port } = probe.address(); probe.close(() => resolve(port)); });
});

/** `options` are further arguments of `ragtag serve`. */
export async function startServer(options = []) {
  if (process.env.RAGTAG_URL) return { url: process.env.RAGTAG_URL.replace(/\/$/, ''), stop() {} };
  const program = programs.find((path) => path && existsSync(path));
  if (!program) throw new Error(`no ragtag program; build it first, or set RAGTAG or RAGTAG_URL (looked at ${programs.filter(Boolean).join(', ')})`);
  const folder = mkdtempSync(join(tmpdir(), 'ragtag-web-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child;
  /** Starts the program on the same folder and port, and waits until it answers. */
  async function start() {
    child = spawn(program, ['serve', '--listen', `127.0.0.1:${port}`, '--data-dir', folder, ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    child.stdout.on('data', (chunk) => (said += chunk));
    child.stderr.on('data', (chunk) => (said += chunk));
    for (let tries = 0; ; tries++) {
      if (child.exitCode !== null || tries > 150) throw new Error(`ragtag serve did not come up:\n${said}`);
      if (await fetch(`${url}/api/health`).then((answer) => answer.ok, () => false)) break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  /** Ends the program as a power cut would. */
  const kill = () => new Promise((resolve) => { child.once('exit', resolve); child.kill('SIGKILL'); });
  await start();
  return { url, start, kill, stop() { child.kill(); rmSync(folder, { recursive: true, force: true }); } };
}
