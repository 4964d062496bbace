/**
 * Whether the leading case comes first, and whether the product knows when it has none: terms of art
 * and questions, in three libraries.
 *
 *   npm run bench -- answers                  beside the figures of the committed baseline
 *   SHOW_MISSES=1 npm run bench -- answers    and what went wrong
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { searchAll } from '../search/quality/blend.mjs';
import { sharedData } from '../search/quality/opinions.mjs';
import { libraryOf, SIZES } from './libraries.mjs';
import { reported } from './questions.mjs';

const BASELINE = join(import.meta.dirname, '../baselines/answers.json');

export async function run() {
  const data = sharedData();
  if (!data) return { skipped: 'the shared test data is not there; set SHARED_DATA to its folder' };
  const before = existsSync(BASELINE) ? JSON.parse(readFileSync(BASELINE, 'utf8')).answers : {};
  const answers = {};
  for (const size of Object.keys(SIZES)) {
    const library = libraryOf(size, data);
    console.log(`\n${SIZES[size]}: ${library.ids.length.toLocaleString('en-US')} records`);
    console.log('set                 of    first  in three  said to lack   (before)');
    answers[size] = {};
    for (const [name, set] of Object.entries(reported(data))) {
      answers[size][name] = await measure(library, set);
      show(name, set, answers[size][name], before[size]?.[name]);
    }
  }
  return { answers };
}

/** Shares of a set's queries. */
async function measure(library, { queries, answerable }) {
  const figures = { queries: queries.length, first: 0, topThree: 0, disowned: 0 };
  const results = await searchAll(library, queries);
  for (const [i, { found, coverage }] of results.entries()) {
    const asked = queries[i];
    const isDisowned = (coverage !== null && coverage.level !== 'full') || found.length === 0;
    const at = answerable ? found.findIndex(isRightIn(library, asked)) : -1;
    figures.disowned += isDisowned;
    figures.first += at === 0;
    figures.topThree += at >= 0 && at < 3;
    const isMissed = answerable ? at < 0 || at > 2 || isDisowned : !isDisowned;
    if (process.env.SHOW_MISSES && isMissed)
      console.log(`    ${asked.query} → ${found.slice(0, 3).join(', ')} ${coverage?.level}`);
  }
  return figures;
}

/** Any record of a decision is as good as the one that represents it. */
function isRightIn(library, { relevant, names }) {
  if (names) {
    const parts = names.map((name) => name.toLowerCase());
    return (id) => {
      const called = library.namesOf(id).join('\n').toLowerCase();
      return parts.some((part) => called.includes(part));
    };
  }
  const wanted = new Set(relevant.map(library.standsFor));
  return (id) => wanted.has(library.standsFor(id));
}

function show(name, { answerable }, now, before) {
  const told = (figures) => {
    if (!figures) return '';
    const percent = (count) => `${((100 * count) / figures.queries).toFixed(1)} %`.padStart(8);
    const found = answerable
      ? `${percent(figures.first)}  ${percent(figures.topThree)}`
      : ' '.repeat(18);
    return `${found}  ${percent(figures.disowned)}`;
  };
  console.log(
    `${name.padEnd(18)} ${String(now.queries).padStart(4)} ${told(now)}   (${told(before)})`,
  );
}
