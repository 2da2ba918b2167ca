// Both languages have the same keys with the same variables, and every key that the client says exists, one for
// each error code of the server among them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@fluent/syntax';

const root = new URL('../..', import.meta.url).pathname;
const problems = [];

function read(language) {
  const keys = new Map();
  for (const entry of parse(readFileSync(join(root, `locales/${language}/web.ftl`), 'utf8'), {}).body) {
    if (entry.type === 'Junk') problems.push(`${language}: can't be read: ${entry.content.trim()}`);
    if (entry.type !== 'Message') continue;
    if (keys.has(entry.id.name)) problems.push(`${language}: ${entry.id.name} stands twice`);
    const variables = new Set();
    JSON.stringify(entry, (_, value) => { if (value?.type === 'VariableReference') variables.add(value.id.name); return value; });
    keys.set(entry.id.name, [...variables].sort().join(','));
  }
  return keys;
}
const en = read('en');
const pl = read('pl');
for (const [key, variables] of en) {
  if (!pl.has(key)) problems.push(`pl: ${key} is missing`);
  else if (pl.get(key) !== variables) problems.push(`${key}: variables differ: en (${variables}), pl (${pl.get(key)})`);
}
for (const key of pl.keys()) if (!en.has(key)) problems.push(`en: ${key} is missing`);

function files(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? files(join(folder, entry.name)) : /\.(svelte|ts)$/.test(entry.name) ? [join(folder, entry.name)] : []));
}
const used = new Set();
for (const file of files(join(root, 'web/src'))) {
  const text = readFileSync(file, 'utf8');
  for (const [, key] of text.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)) {
    used.add(key);
    if (!en.has(key)) problems.push(`${file.slice(root.length)}: no text ${key}`);
  }
  for (const [, prefix] of text.matchAll(/\b(?:t|texts\.find)\(`([a-z0-9-]*)\$\{/g)) {
    const found = [...en.keys()].filter((key) => key.startsWith(prefix));
    if (!found.length) problems.push(`${file.slice(root.length)}: no text begins with ${prefix}`);
    for (const key of found) used.add(key);
  }
  for (const [, key] of text.matchAll(/'([a-z0-9-]+)'/g)) if (en.has(key)) used.add(key);
}
// Each error code of the server, and each that the client adds, has a text.
const codes = JSON.parse(readFileSync(join(root, 'web/src/generated/error-codes.json'), 'utf8'));
for (const code of [...codes, 'offline', 'failed']) {
  used.add(`error-${code}`);
  if (!en.has(`error-${code}`)) problems.push(`no text error-${code}`);
}
for (const key of en.keys()) if (!used.has(key)) problems.push(`${key} is not used`);

if (problems.length) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${en.size} texts in English and Polish`);
