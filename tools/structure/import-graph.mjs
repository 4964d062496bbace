import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const FOLDERS = ['libs', 'services', 'gateway', 'frontend', 'tools'];
const SKIPPED = new Set(['node_modules', 'dist', 'test-results', 'starter-library', 'public']);
const SOURCE = /\.(?:tsx?|mjs)$/;
/** Import and export, dynamic import, the mock of a module, and what runs in a thread or a process. */
const NAMED = [
  /\b(?:from|import|unstable_mockModule)\s*\(?\s*['"]([^'"\n]+)['"]/g,
  /\bnew URL\(\s*['"](\.[^'"\n]+\.m?js)['"],\s*import\.meta\.url/g,
];
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

/** What the sources of the checkout at `root` import of each other. */
export function readGraph(root) {
  const sources = new Map();
  for (const folder of FOLDERS) addSources(root, folder, sources);
  return makeGraph(sources, readEntries(root));
}

/**
 * `sources`: text by path. `entries`: path of the source by the name of a package's entry.
 * Answers `{importersOf(path)}`; a package is imported by its name, as its sources.
 */
export function makeGraph(sources, entries) {
  const importers = new Map();
  for (const [path, text] of sources) {
    for (const name of namesIn(text)) {
      const target = name.startsWith('.') ? resolve(path, name, sources) : entries.get(name);
      if (target) importers.set(target, (importers.get(target) ?? new Set()).add(path));
    }
  }
  return { importersOf: (path) => importers.get(path) ?? [] };
}

const namesIn = (text) => NAMED.flatMap((name) => [...text.matchAll(name)].map(([, to]) => to));

/** What is built is meant as its source. */
function resolve(from, name, sources) {
  const path = posix.join(posix.dirname(from), name).replace(/\/dist\//, '/src/');
  const bare = path.replace(/\.m?js$/, '');
  return [path, bare]
    .flatMap((each) => ENDINGS.map((end) => each + end))
    .find((each) => sources.has(each));
}

function addSources(root, folder, sources) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) addSources(root, path, sources);
    else if (entry.isFile() && SOURCE.test(path))
      sources.set(path, readFileSync(join(root, path), 'utf8'));
  }
}

function readEntries(root) {
  const entries = new Map();
  for (const folder of packageFolders(root)) {
    const { name, exports = {} } = JSON.parse(
      readFileSync(join(root, folder, 'package.json'), 'utf8'),
    );
    for (const [entry, { 'casewright-source': source }] of Object.entries(exports)) {
      if (source) entries.set(posix.join(name, entry), posix.join(folder, source));
    }
  }
  return entries;
}

function packageFolders(root) {
  const inside = ['libs', 'services'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  return [...inside, 'gateway', 'frontend'].filter((folder) =>
    existsSync(join(root, folder, 'package.json')),
  );
}
