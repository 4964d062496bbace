/** The models as a generated file: weights as bytes, without n-grams that hardly weigh anything. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { wordVectors } from '../../dist/reading/contracts/risks/model/vectors.js';

const FILE = resolve(
  import.meta.dirname,
  '../../src/reading/contracts/risks/model/weights.generated.ts',
);
/** An n-gram without a weight of this for any kind is left out; so is a sign. */
const LEAST = { topic: 0.3, polarity: 0.05 };

export function packRisks({ kinds, topic, polarity, thresholds, leastChance }) {
  const { index, rarity, mean, kinds: width } = topic;
  const row = (at) => topic.weights.subarray(at * width, (at + 1) * width);
  const kept = [...index].filter(([, at]) => row(at).some((it) => Math.abs(it) >= LEAST.topic));
  const rows = [
    ...kept.map(([, at]) => row(at)),
    ...[...mean].map((_, at) => row(index.size + at)),
  ];
  const weights = toBytes(rows.flatMap((it) => [...it]));
  const vocabulary = kept.map(([gram]) => gram);
  const stems = [...wordVectors().index.keys()];
  return {
    kinds: kinds.join('|'),
    vocabulary: vocabulary.join('|'),
    weights: weights.base64,
    unit: weights.unit,
    bias: [...topic.bias].map(rounded),
    rarity: [...vocabulary, ...stems].map((gram) => Math.round(10 * rarity.get(gram))).join(' '),
    rarest: topic.rarest,
    mean: [...mean].map(rounded),
    thresholds,
    polarity: packPolarity(polarity),
    leastChance,
  };
}

/** `kind: sign weight sign weight …`, in hundredths, the signs of all kinds under no name. */
function packPolarity(polarity) {
  const byKind = new Map();
  for (const [name, weight] of polarity) {
    if (name && Math.abs(weight) < LEAST.polarity) continue;
    const [kind, sign] = name.includes('|') ? name.split('|') : ['', name];
    byKind.set(kind, [...(byKind.get(kind) ?? []), `${sign} ${Math.round(weight * 100)}`]);
  }
  return Object.fromEntries([...byKind].map(([kind, signs]) => [kind, signs.join(',')]));
}

export function writeRisks(packed) {
  const text = `// Made by scripts/train-risks.mjs. Do not edit.\nexport const RISK_WEIGHTS = ${JSON.stringify(packed)};\n`;
  writeFileSync(FILE, text);
  return { file: FILE, bytes: text.length };
}

const rounded = (value) => Math.round(value * 1e3) / 1e3;

function toBytes(numbers) {
  const unit = numbers.reduce((most, it) => Math.max(most, Math.abs(it)), 1e-6) / 127;
  const bytes = Int8Array.from(numbers, (it) => Math.round(it / unit));
  return { unit, base64: Buffer.from(bytes.buffer).toString('base64') };
}
