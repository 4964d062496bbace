/**
 * Measures the reading ease of published opinions and writes it, at each percent, to
 * src/writing/comparison/opinions.generated.ts. Figures only: no word of an opinion is kept.
 *
 *     node libs/law/scripts/measure-opinions.mjs [PATH of opinions .jsonl.gz]
 *
 * Needs a build of libs/law; run it again when the text or the measures change.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createReviewer } from '../dist/writing/index.js';

const ROOT = resolve(import.meta.dirname, '../../..');
const DATA = process.env.SHARED_DATA ?? resolve(ROOT, '../shared/data');
const file = process.argv[2] ?? join(DATA, 'opinions/opinions_dev.jsonl.gz');
/** Shorter ones are orders and notes. */
const LEAST_WORDS = 500;

const rows = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n');
const ease = [];
let words = 0;
for (const row of rows) {
  const text = JSON.parse(row)
    .opinions.map((opinion) => opinion.text)
    .join('\n\n');
  const { scores } = createReviewer().review(text, { documentKind: 'opinion' });
  if (scores.words < LEAST_WORDS) continue;
  ease.push(scores.readability.flesch);
  words += scores.words;
}
ease.sort((a, b) => a - b);
const at = (percent) =>
  ease[Math.min(ease.length - 1, Math.round((percent / 100) * (ease.length - 1)))];
const table = Array.from({ length: 101 }, (_, percent) => at(percent));
writeFileSync(
  join(import.meta.dirname, '../src/writing/comparison/opinions.generated.ts'),
  `/** Made by scripts/measure-opinions.mjs: Flesch reading ease at each percent, 0 to 100. */
export const OPINION_FLESCH: readonly number[] = [${table.join(', ')}];
export const OPINION_BASIS = { opinions: ${ease.length}, words: ${words} };
`,
);
console.log(`${ease.length} opinions, ${words} words; median reading ease ${at(50)}.`);
