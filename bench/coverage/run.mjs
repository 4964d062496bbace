/**
 * How often a search says that the library does not answer: of questions that it cannot answer, and of
 * those that it can. A question counts as told when the answer is `none` or names what is lacking; one
 * that the library answers, when the answer is `none`. What went wrong is printed under each row.
 *
 * The last set asks in the words of clients what the library answers; synonyms were chosen with it.
 *
 *   npm run bench -- coverage
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openLibrary } from './ask.mjs';

const QUESTIONS = join(import.meta.dirname, '../../services/search/coverage-questions');
/** The thresholds were found with the even places of the first two; no fresh one was used. */
const SETS = [
  'unanswerable',
  'answerable',
  'fresh-unanswerable',
  'fresh-answerable',
  'clients-words',
];

export async function run() {
  const ask = await openLibrary();
  const sets = {};
  for (const set of SETS) sets[set] = await measure(set, ask);
  return { sets };
}

async function measure(set, ask) {
  const questions = JSON.parse(readFileSync(join(QUESTIONS, `${set}.json`), 'utf8'));
  const halves = [0, 0];
  const wrong = [];
  for (const [i, { query, lacks }] of questions.entries()) {
    const answer = await ask(query);
    const isNone = answer?.level === 'none';
    const isTold = isNone || (lacks !== undefined && named(answer, lacks));
    if (isTold) halves[i % 2]++;
    if (isTold !== (lacks !== undefined)) wrong.push(`${query} ${shown(answer)}`);
  }
  const [even, odd] = halves;
  const share = (n, of) => `${((100 * n) / of).toFixed(1)} %`;
  console.log(
    `${set.padEnd(19)} ${even + odd} of ${questions.length} told, ${share(even + odd, questions.length)}; ` +
      `even places ${share(even, questions.length / 2)}, odd ${share(odd, questions.length / 2)}`,
  );
  for (const line of wrong) console.log(`  ${line}`);
  return { told: even + odd, of: questions.length, even, odd };
}

const named = (answer, lacks) => answer?.uncovered.some((words) => words.includes(lacks)) ?? false;
const shown = (answer) =>
  `[${answer ? [answer.level, ...answer.uncovered].join(', ') : 'nothing'}]`;
