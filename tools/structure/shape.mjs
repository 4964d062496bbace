/**
 * The shape of the code, so that its figures can be watched: lines of files and functions, tiny
 * files, lone files. Tests and generated data are left out.
 *
 *   node tools/structure/shape.mjs [FOLDER…]      figures, and the files furthest from the bounds
 *   node tools/structure/shape.mjs --check        fails when a bound is passed
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript-6';
import { ROOT } from '../prepare.mjs';

const BOUNDS = {
  'p90 lines of a file': 125,
  'longest file': 250,
  'p90 lines of a function': 17,
  'longest function': 60,
  'files of 25 lines or fewer, in percent': 12.5,
  'folders with one file': 0,
};
const CODE = /\.(?:ts|tsx|mts|mjs|cjs|js)$/;
const TESTS =
  /\.(?:spec|int-spec|e2e|suite)\.|\/(?:e2e|testing|test|conformance|golden)\/|^libs\/testing\//;
/** Migrations are never changed once they ran anywhere; the benches are no part of the product. */
const NO_PRODUCT = /\.generated\.|\.d\.m?ts$|\/migrations\/|^bench\//;

const args = process.argv.slice(2);
const folders = args.filter((arg) => !arg.startsWith('--'));
const tracked = execFileSync('git', ['ls-files', ...folders], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path.includes('/'));
const files = tracked.filter(
  (path) => CODE.test(path) && !TESTS.test(path) && !NO_PRODUCT.test(path),
);
const measured = files.map(measure);
const functions = measured.flatMap((file) => file.functions);
const lone = loneFolders();
const tiny = measured.filter(({ lines }) => lines <= 25);

const figures = {
  files: measured.length,
  lines: sum(measured),
  'p90 lines of a file': quantile(measured, 0.9),
  'longest file': quantile(measured, 1),
  functions: functions.length,
  'p90 lines of a function': quantile(functions, 0.9),
  'longest function': quantile(functions, 1),
  'files of 25 lines or fewer, in percent': (100 * tiny.length) / measured.length,
  'folders with one file': lone.length,
};
const failed = Object.entries(BOUNDS).filter(([name, bound]) => figures[name] > bound);

for (const [name, value] of Object.entries(figures)) {
  const bound = BOUNDS[name] === undefined ? '' : `   (at most ${BOUNDS[name]})`;
  console.log(`${name.padEnd(40)} ${String(Math.round(value * 10) / 10).padStart(8)}${bound}`);
}
if (args.includes('--check')) {
  if (failed.length > 0) {
    console.error(`Passed: ${failed.map(([name]) => name).join('; ')}.`);
    process.exitCode = 1;
  }
} else {
  list(
    'Long files',
    measured.filter(({ lines }) => lines > 200),
  );
  list(
    'Long functions',
    functions.filter(({ lines }) => lines > 40),
  );
  list('Folders with one file', lone);
  list('Tiny files', tiny, 400);
}

function measure(path) {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const lineOf = (at) => source.getLineAndCharacterOfPosition(at).line + 1;
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body) {
      const start = lineOf(node.getStart());
      found.push({ path: `${path}:${start}`, lines: lineOf(node.end) - start + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { path, lines: text.split('\n').length - 1, functions: found };
}

/**
 * A package's own folders (`bin`, `src`, `scripts`) may have one, and a bench may be its own `run.mjs`
 * alone, by which `npm run bench` finds it; a generated table keeps a file company.
 */
function loneFolders() {
  const held = new Map();
  for (const path of tracked.filter((each) => CODE.test(each) && !TESTS.test(each))) {
    const folder = dirname(path);
    held.set(folder, [...(held.get(folder) ?? []), path]);
  }
  const parents = new Set(tracked.map(dirname).map(dirname));
  return [...held]
    .filter(([folder, { length }]) => length === 1 && !parents.has(folder))
    .filter(([folder]) => !['bin', 'src', 'scripts'].includes(basename(folder)))
    .filter(([, [path]]) => !/^bench\/[^/]+\/run\.mjs$/.test(path))
    .map(([, [path]]) => ({ path, lines: 1 }));
}

function list(title, found, most = 60) {
  if (found.length === 0) return;
  console.log(`\n${title} (${found.length})`);
  const sorted = [...found].sort((a, b) => b.lines - a.lines).slice(0, most);
  for (const { path, lines } of sorted) console.log(`  ${String(lines).padStart(4)}  ${path}`);
}

function quantile(of, share) {
  const sorted = of.map(({ lines }) => lines).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

function sum(of) {
  return of.reduce((total, { lines }) => total + lines, 0);
}
