/**
 * Fails when docs/security-asvs.md lacks one of the items that OWASP ASVS 5.0.0 has at levels 1 and 2,
 * when a row names a file that does not exist or is met and shows nothing, and when the totals are not
 * those of the rows.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './prepare.mjs';

const ITEMS = { 1: 70, 2: 183 };
const STATES = ['met', 'partly', 'not met', 'n/a'];
const ROW = /^\| (\d+\.\d+\.\d+) \| ([12]) \| .+ \| (.+) \| (.+) \|$/gm;
/** In code marks: a path of the repository, or the name of a setting. */
const PATH = /`([\w.-]+(?:\/[\w.-]+)+|Dockerfile|[\w.-]+\.(?:ya?ml|json|mjs)|\.dockerignore)`/g;
const SETTING = /`[A-Z][A-Z\d]*(?:_[A-Z\d]+)*`/g;
/** An address of the product and a path in its image are no files here. */
const ELSEWHERE = /^\/(?:api|app)\//;

const table = readFileSync(join(ROOT, 'docs/security-asvs.md'), 'utf8');
const settings = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
const rows = [...table.matchAll(ROW)].map(([, item, level, state, shown]) => ({
  item,
  level,
  state,
  shown,
}));
const faults = rows.flatMap(faultsOfRow);
if (new Set(rows.map(({ item }) => item)).size < rows.length)
  faults.push('An item is there twice.');
for (const level of ['1', '2', 'both']) {
  const counted = rows.filter((row) => level === 'both' || row.level === level);
  const counts = STATES.map((state) => counted.filter((row) => row.state === state).length);
  const total = `| ${[level, ...counts, counted.length].join(' | ')} |`;
  if (level in ITEMS && counted.length !== ITEMS[level]) {
    faults.push(`Level ${level} has ${ITEMS[level]} items, not ${counted.length}.`);
  }
  if (!table.includes(total)) faults.push(`The total should be ${total}`);
}
console.log(`docs/security-asvs.md has ${rows.length} items.`);
if (faults.length > 0) {
  console.error(faults.map((each) => `  ${each}`).join('\n'));
  process.exit(1);
}

function faultsOfRow({ item, state, shown }) {
  if (!STATES.includes(state)) return [`${item}: “${state}” is no state.`];
  const paths = [...shown.matchAll(PATH)]
    .map(([, path]) => path)
    .filter((path) => !ELSEWHERE.test(path));
  const missing = paths.filter((path) => !existsSync(join(ROOT, path)));
  const names = [...shown.matchAll(SETTING)].filter(([name]) => settings.includes(name));
  const isShown = paths.length + names.length > 0 || shown.includes('](');
  const faults = missing.map((path) => `${item}: there is no ${path}.`);
  return state === 'met' && !isShown ? [...faults, `${item}: met, and nothing shows it.`] : faults;
}
