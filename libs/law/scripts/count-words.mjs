/**
 * Counts in how many opinions each word occurs: `npm run count:words -w libs/law` after a build,
 * with the shared test data alongside the project or at SHARED_DATA. Writes the words that one
 * opinion in ten has and more, by the weight that they have left.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readWords } from '../dist/checking/support/words.js';

const FILE = resolve(import.meta.dirname, '../src/checking/support/frequent-words.generated.ts');
const ROOT = resolve(import.meta.dirname, '../../..');
const DATA = process.env.SHARED_DATA ?? resolve(ROOT, '../shared/data');
/** Share of the opinions; a rarer word is as telling as one that has this share. */
const LEAST = 0.1;

const opinions = gunzipSync(readFileSync(`${DATA}/opinions/opinions_dev.jsonl.gz`))
  .toString('utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line).opinions.map(({ text }) => text));
const counts = new Map();
for (const texts of opinions) {
  const stems = new Set(texts.flatMap((text) => readWords(text).map(({ stem }) => stem)));
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
}
const byWeight = new Map();
for (const [stem, count] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
  if (count < LEAST * opinions.length) continue;
  const weight = Math.log(opinions.length / count).toFixed(1);
  byWeight.set(weight, [...(byWeight.get(weight) ?? []), stem]);
}
const rows = [...byWeight].sort(([a], [b]) => a - b);
const lines = rows.map(([weight, stems]) => `  [${weight}, '${stems.join(' ')}'],`);
writeFileSync(
  FILE,
  `// Made by scripts/count-words.mjs. Do not edit.\nexport const FREQUENT: readonly (readonly [weight: number, stems: string])[] = [\n${lines.join('\n')}\n];\n`,
);
console.log(`${rows.reduce((sum, [, stems]) => sum + stems.length, 0)} words`);
