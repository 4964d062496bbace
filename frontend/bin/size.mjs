/**
 * Prints what a browser must fetch before each first screen works, gzipped, and fails above the
 * budget. Reads the build in dist/: run `npm run build` first. Fonts are swapped in later and are
 * listed but not counted.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const INITIAL_BUDGET = 200 * 1024;
const ROUTE_BUDGET = 60 * 1024;
const assets = join(import.meta.dirname, '..', 'dist', 'assets');
if (!existsSync(assets)) {
  console.error('There is no build in frontend/dist. Run "npm run build -w @casewright/frontend".');
  process.exit(1);
}

const files = readdirSync(assets);
const size = (file) => gzipSync(readFileSync(join(assets, file)), { level: 9 }).length;
const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`.padStart(9);

/** The chunk and everything it imports statically; lazy chunks come with `import(`. */
function closure(file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  const code = readFileSync(join(assets, file), 'utf8');
  for (const [, name] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) {
    closure(name, seen);
  }
  return seen;
}

const html = readFileSync(join(assets, '..', 'index.html'), 'utf8');
const linked = [...html.matchAll(/assets\/([^"]+\.(?:js|css))"/g)].map(([, file]) => file);
const initial = new Set();
for (const file of linked) {
  for (const part of file.endsWith('.js') ? closure(file) : [file]) initial.add(part);
}
const sum = (set) => [...set].reduce((total, file) => total + size(file), 0);
const initialSize = sum(initial);
console.log(`${kb(initialSize)}  initial JavaScript and CSS (budget ${kb(INITIAL_BUDGET).trim()})`);

const failures = [];
if (initialSize > INITIAL_BUDGET) failures.push('the initial load');
for (const file of files.filter((name) => /-screen-.*\.js$/.test(name)).sort()) {
  const own = new Set([...closure(file)].filter((part) => !initial.has(part)));
  const added = sum(own);
  console.log(`${kb(added)}  + ${file.replace(/-[\w-]{8}\.js$/, '')}`);
  if (added > ROUTE_BUDGET) failures.push(file);
}
for (const file of files.filter((name) => name.endsWith('.woff2')).sort()) {
  console.log(`${kb(size(file))}  font ${file.replace(/-[\w-]{8}\.woff2$/, '')}`);
}
if (failures.length > 0) {
  console.error(`Too large: ${failures.join(', ')}. A route may add ${kb(ROUTE_BUDGET).trim()}.`);
  process.exit(1);
}
