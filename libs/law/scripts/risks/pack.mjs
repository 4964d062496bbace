/** The models as a generated file: weights as bytes, without n-grams that hardly weigh anything. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const FILE = resolve(
  import.meta.dirname,
  '../../src/reading/contracts/risks/model/weights.generated.ts',
);
/** An n-gram without a weight of this for any kind is left out; so is a sign. */
const LEAST = { topic: 0.25, polarity: 0.02 };

export function packRisks({ kinds, vocabulary, topic, polarity, thresholds, leastChance }) {
  const kept = vocabulary.filter((gram) => spread(topic, gram) >= LEAST.topic);
  const rows = kept.map((gram) => rowOf(topic, gram));
  const weights = toBytes(rows.flatMap((row) => [...row]));
  const signs = [...polarity].filter(
    ([name, weight]) => !name || Math.abs(weight) >= LEAST.polarity,
  );
  const chances = toBytes(signs.map(([, weight]) => weight));
  return {
    kinds: kinds.join('|'),
    vocabulary: kept.join('|'),
    weights: weights.base64,
    unit: weights.unit,
    bias: [...topic.bias].map((value) => Math.round(value * 1e3) / 1e3),
    thresholds,
    polarity: {
      features: signs.map(([name]) => name).join(','),
      weights: chances.base64,
      unit: chances.unit,
      least: leastChance,
    },
  };
}

export function writeRisks(packed) {
  const text = `// Made by scripts/train-risks.mjs. Do not edit.\nexport const RISK_WEIGHTS = ${JSON.stringify(packed)};\n`;
  writeFileSync(FILE, text);
  return { file: FILE, bytes: text.length };
}

const rowOf = ({ index, weights, kinds }, gram) =>
  weights.subarray(index.get(gram) * kinds, (index.get(gram) + 1) * kinds);

const spread = (topic, gram) =>
  rowOf(topic, gram).reduce((most, it) => Math.max(most, Math.abs(it)), 0);

function toBytes(numbers) {
  const unit = numbers.reduce((most, it) => Math.max(most, Math.abs(it)), 1e-6) / 127;
  const bytes = Int8Array.from(numbers, (it) => Math.round(it / unit));
  return { unit, base64: Buffer.from(bytes.buffer).toString('base64') };
}
