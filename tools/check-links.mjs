/**
 * Fails when a document leads to a file that is not there, by a link or by its path in code marks, and
 * when nothing leads to a page of `docs/`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './prepare.mjs';

/** `](path)` or `](path#heading)`; an address of the web has a scheme. */
const LINK = /\]\((?![a-z]+:)([^)#\s]+)(?:#[^)\s]*)?\)/g;
const PATH = /`((?:libs|services|gateway|frontend|bench|tools|docs)\/[\w./-]+\.\w+)`/g;
/** Files that an example would make, or that a build makes. */
const NOT_KEPT = /^services\/billing\/|\/dist\/|^bench\/results\//;

const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);
const reached = new Set();
let followed = 0;
const missing = documents.flatMap((document) => {
  const text = readFileSync(join(ROOT, document), 'utf8');
  const linked = [...text.matchAll(LINK)].map(([, path]) => join(dirname(document), path));
  const named = [...text.matchAll(PATH)].map(([, path]) => path);
  const paths = [...linked, ...named].filter((path) => !NOT_KEPT.test(path));
  followed += paths.length;
  for (const path of paths) reached.add(path);
  return paths
    .filter((path) => !existsSync(join(ROOT, path)))
    .map((path) => `${document}: ${path}`);
});
console.log(`${documents.length} documents lead to ${followed} files.`);
const pages = documents.filter((document) => document.startsWith('docs/'));
report('Not found', missing);
report(
  'Nothing leads to',
  pages.filter((page) => !reached.has(page)),
);

function report(what, paths) {
  if (paths.length === 0) return;
  console.error(`${what}:\n${paths.map((each) => `  ${each}`).join('\n')}`);
  process.exitCode = 1;
}
