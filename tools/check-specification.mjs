/**
 * Fails when docs/specification.md names a test that does not exist. A test is named as
 * `file: its title`; one title may stand for several that are made of one template.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './prepare.mjs';

const FOLDERS = ['frontend/e2e', 'frontend/src', 'gateway/src', 'libs', 'services'];
const TEST_FILE = /\.(?:e2e|spec|int-spec)\.tsx?$/;
const QUOTED = String.raw`\s*(['"\`])((?:\\.|(?!\1)[^\\])*)\1`;
/** Behind `it(` and `test(`, and behind the cases of an `each`. */
const TITLES = [
  new RegExp(String.raw`\b(?:it|test)(?:\.\w+)?\(${QUOTED}`, 'g'),
  new RegExp(String.raw`\)\(${QUOTED}`, 'g'),
];
/** The tests of a row: in code marks, a file and a title. */
const NAMED = /`([\w.-]+\.(?:e2e|spec|int-spec)\.tsx?): ([^`]+)`/g;

const titles = new Map();
for (const folder of FOLDERS) {
  for (const path of readdirSync(join(ROOT, folder), { recursive: true })) {
    if (!TEST_FILE.test(path) || /(?:^|\/)(?:dist|node_modules)\//.test(path)) continue;
    const file = basename(path);
    const text = readFileSync(join(ROOT, folder, path), 'utf8');
    const found = TITLES.flatMap((title) => [...text.matchAll(title)]).map(([, , title]) =>
      title.replace(/\\(.)/g, '$1'),
    );
    titles.set(file, new Set([...(titles.get(file) ?? []), ...found]));
  }
}

const rows = readFileSync(join(ROOT, 'docs/specification.md'), 'utf8').split('\n');
const failures = [];
let named = 0;
for (const [index, row] of rows.entries()) {
  for (const [, file, title] of row.matchAll(NAMED)) {
    named += 1;
    if (!titles.get(file)?.has(title)) failures.push(`line ${index + 1}: ${file}: ${title}`);
  }
  const isSentence = /^\| \d/.test(row);
  if (isSentence && !/`[\w.-]+\.tsx?: [^`]+`/.test(row) && !/\| D\d+ /.test(row)) {
    failures.push(`line ${index + 1}: a sentence without a test or a departure`);
  }
}
if (named === 0) failures.push('docs/specification.md names no test.');
console.log(`docs/specification.md names ${named} tests.`);
if (failures.length > 0) {
  console.error(`Not found:\n${failures.map((each) => `  ${each}`).join('\n')}`);
  process.exit(1);
}
