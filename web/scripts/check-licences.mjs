// Every npm package has a licence of licences.txt and comes from the public registry, as package-lock.json says.
import { readFileSync } from 'node:fs';

const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');
const allowed = new Set(read('../../licences.txt').split('\n').map((line) => line.trim()).filter((line) => line && !line.startsWith('#')));
const registry = 'https://registry.npmjs.org/';
// No parentheses: whoever brings a package with them teaches this to read them.
const isTaken = (licence = '') => licence.split(' OR ').some((one) => one.split(' AND ').every((part) => allowed.has(part)));

const problems = [];
const { lockfileVersion, packages } = JSON.parse(read('../package-lock.json'));
if (lockfileVersion !== 3) problems.push(`package-lock.json has version ${lockfileVersion}; expected 3`);
for (const [path, entry] of Object.entries(packages ?? {})) {
  if (path === '') continue;
  if (!isTaken(entry.license)) problems.push(`${path}: its licence is ${entry.license}; expected one of licences.txt`);
  // A lock file may leave out where a package is from if that is the registry; it always has its digest then.
  if (entry.link || !entry.integrity || !(entry.resolved ?? registry).startsWith(registry)) problems.push(`${path}: it comes from ${entry.resolved}; expected ${registry}`);
}
for (const problem of problems) console.error(problem);
process.exit(problems.length ? 1 : 0);
