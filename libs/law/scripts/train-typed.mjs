/**
 * Trains the labeler of typed citations: `npm run train:typed -w libs/law` after a build, with the
 * shared test data alongside the project or at SHARED_DATA. Learns from texts that
 * scripts/typed/generate.mjs makes, and writes weights.generated.ts; the same each time.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LABELS } from '../dist/checking/sources/typed/labels.js';
import { pack, unpack } from '../dist/checking/sources/typed/packed.js';
import { readDecisions } from './typed/data.mjs';
import { generate } from './typed/generate.mjs';
import { measure, prepare, train } from './typed/perceptron.mjs';

const FILE = resolve(import.meta.dirname, '../src/checking/sources/typed/weights.generated.ts');
const TEXTS = Number(process.env.TEXTS ?? 80_000);
const EPOCHS = 5;
/** Characters of the packed weights. */
const LONGEST = 600_000;
const STEP = 0.1;

const decisions = readDecisions();
const texts = generate(TEXTS, 40, decisions);
const { examples, ids } = prepare(texts);
console.log(`${texts.length} texts, ${ids.size} features`);
const { weights, transitions } = train(examples, ids.size, LABELS.length, EPOCHS, 7);

/** Weights of at least this count, by feature. */
function pruned(least) {
  const features = new Map();
  for (const [feature, id] of ids) {
    const pairs = [];
    for (let label = 0; label < LABELS.length; label++) {
      const weight = weights[id * LABELS.length + label];
      if (Math.abs(weight) >= least)
        pairs.push(label, Math.max(-127, Math.min(127, Math.round(weight))));
    }
    if (pairs.length > 0) features.set(feature, pairs);
  }
  return { labels: LABELS.length, features, transitions: transitions.map(Math.round) };
}

let least = 1;
let model = pruned(least);
let text = pack(model);
while (text.length > LONGEST) {
  least += STEP;
  model = pruned(least);
  text = pack(model);
}
const unseen = generate(1_500, 41, decisions);
console.log(`Weights from ${least}: ${model.features.size} features, ${text.length} characters`);
console.log('Unseen texts all right:', measure(unseen, unpack(text)));
for (const kind of new Set(unseen.map((each) => each.kind)))
  console.log(
    `  ${kind}: ${measure(
      unseen.filter((each) => each.kind === kind),
      unpack(text),
    )}`,
  );
writeFileSync(
  FILE,
  `// Made by scripts/train-typed.mjs from texts that scripts/typed makes. Do not edit.\nexport const TYPED_WEIGHTS =\n  '${text}';\n`,
);
