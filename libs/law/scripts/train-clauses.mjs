/**
 * Trains the clause finder: `npm run train:clauses -w libs/law` after a build, with the
 * shared test data alongside the project or at SHARED_DATA. Learns from labeled contracts of CUAD v1
 * (The Atticus Project, CC BY 4.0) that are not kept for the report, prints what a cross-validation
 * by contract is worth, and writes weights.generated.ts: n-grams that many contracts use, and numbers.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { BODY_CATEGORIES } from '../dist/reading/contracts/clauses/cues/cues.js';
import { crossValidate } from './clauses/cross-validate.mjs';
import { toExamples } from './clauses/examples.mjs';
import { fit } from './clauses/fit.mjs';
import { judge } from './clauses/judge.mjs';
import { readContracts, sharedData } from './clauses/labeled-contracts.mjs';
import { measure } from './clauses/measure.mjs';
import { chooseThresholds } from './clauses/thresholds.mjs';

const FILE = resolve(
  import.meta.dirname,
  '../src/reading/contracts/clauses/model/weights.generated.ts',
);
/** Weights of n-grams nearer to zero than this change nothing worth their bytes. */
const LEAST = 0.06;

const folder = sharedData();
if (!folder) throw new Error('The shared test data is not there. Set SHARED_DATA to its folder.');
const contracts = readContracts(folder).filter(({ isReported }) => !isReported);
const { vocabulary, examples } = toExamples(contracts);
const unseen = crossValidate(examples, vocabulary.length);
const thresholds = chooseThresholds(contracts, examples, unseen);
const { all } = measure(judge(contracts, examples, unseen, thresholds));
console.log('Cross-validated by contract:', all);

const fitted = BODY_CATEGORIES.map((category) => [
  category,
  fit(category, examples, vocabulary.length),
]);
const used = new Set();
for (const [, { grams }] of fitted) {
  for (const [gram, weight] of grams) if (Math.abs(weight) >= LEAST) used.add(gram);
}
const kept = [...used].sort((a, b) => a - b);
const place = new Map(kept.map((gram, at) => [gram, at]));
const round = (value) => Math.round(value * 100) / 100;

function pack({ bias, cues, before, after, around, grams }) {
  const pairs = [];
  let last = 0;
  for (const gram of kept) {
    const weight = grams.get(gram) ?? 0;
    if (Math.abs(weight) < LEAST) continue;
    pairs.push(place.get(gram) - last, Math.round(weight * 100));
    last = place.get(gram);
  }
  return {
    bias: round(bias),
    cues: cues.map(round),
    before: round(before),
    after: round(after),
    around: round(around),
    grams: pairs.join(' '),
  };
}

const packed = {
  thresholds,
  vocabulary: kept.map((gram) => vocabulary[gram]).join('|'),
  categories: Object.fromEntries(fitted.map(([category, weights]) => [category, pack(weights)])),
};
writeFileSync(
  FILE,
  `// Made by scripts/train-clauses.mjs from CUAD v1 (The Atticus Project, CC BY 4.0). Do not edit.\nexport const CLAUSE_WEIGHTS = ${JSON.stringify(packed)};\n`,
);
console.log(`${FILE}: ${kept.length} n-grams.`);
