/** Every clause and sentence is judged by models that have not seen it. */
import { isMeant } from '../../dist/reading/contracts/risks/find-risks.js';
import { polarityFeatures, riskChance } from '../../dist/reading/contracts/risks/model/polarity.js';
import { marksOf } from '../../dist/reading/contracts/risks/model/polarity-marks.js';
import { rowOf, topicScores } from '../../dist/reading/contracts/risks/model/topic.js';
import { wordVectors } from '../../dist/reading/contracts/risks/model/vectors.js';
import { denied, FOLDS } from './data.mjs';
import { fitPolarity } from './fit-polarity.mjs';
import { fitTopic } from './fit-topic.mjs';

/** An n-gram of one variant alone is its author's choice of words. */
const LEAST_VARIANTS = 2;
/** Of the sentences of contracts one in so many is learned from. */
const EVERY = 4;
/** The least chance that a sentence says a risk, rather than denies or bounds it. */
export const LEAST_CHANCE = 0.48;

/** What no sentence is. */
const SILENT = { scores: [], chance: () => 0, said: () => false };

/** `{variants, sentences}`, each with `scores` and `said` by models of the other folds. */
export function crossValidate({ kinds, variants, contracts }, options) {
  const judged = { variants: [], sentences: [] };
  for (let fold = 0; fold < FOLDS; fold++) {
    const seen = variants.filter((variant) => variant.fold !== fold);
    const others = contracts.filter((_, at) => at % FOLDS !== fold);
    const models = fitModels({ kinds, variants: seen, contracts: others }, options);
    for (const variant of variants)
      if (variant.fold === fold)
        judged.variants.push({ variant, ...judge(models, variant, kinds) });
    for (let at = fold; at < contracts.length; at += FOLDS)
      for (const sentence of contracts[at])
        judged.sentences.push(sentence.isRunning ? judge(models, sentence, kinds) : SILENT);
  }
  return judged;
}

/** The models of topic and polarity, learned from variants and from sentences of contracts. */
export function fitModels({ kinds, variants, contracts }, options) {
  const sentences = contracts
    .flat()
    .filter(({ isRunning }) => isRunning)
    .filter((_, at) => at % EVERY === 0);
  const features = featuresOf(variants, sentences);
  const classOf = new Map(kinds.map((kind, at) => [kind, at]));
  const none = kinds.length;
  // The harmless one of a pair is about its kind: which way it goes is not for the topic.
  const about = variants.filter(({ isRisky, isPaired }) => isRisky || !isPaired);
  const rows = [...about, ...sentences].map(({ grams, kind, isRisky }) => ({
    ...rowOf(grams, features),
    label: isRisky ? classOf.get(kind) : none,
    weight: 1,
  }));
  const size = features.index.size + features.mean.length;
  const fitted = fitTopic(rows, size, kinds.length + 1, options?.topic);
  const topic = { ...features, ...againstNone(fitted, size, kinds.length) };
  return { topic, polarity: polarityOf(variants, options) };
}

/** N-grams that at least two variants use, how rare all are, and what words mean on the whole. */
function featuresOf(variants, sentences) {
  const inVariants = countGrams(variants);
  const counts = countGrams([...variants, ...sentences]);
  const total = variants.length + sentences.length;
  const rare = (count) => Math.round(10 * Math.log(total / count)) / 10;
  const vocabulary = [...inVariants].filter(([, count]) => count >= LEAST_VARIANTS);
  const { index: stems, rows, size } = wordVectors();
  const rarity = new Map(
    [...vocabulary.map(([gram]) => gram), ...stems.keys()].map((gram) => [
      gram,
      rare(counts.get(gram) ?? 1.5),
    ]),
  );
  const mean = new Float64Array(size);
  let all = 0;
  for (const [gram, count] of counts) {
    const row = stems.get(gram);
    if (row === undefined) continue;
    const share = count * rarity.get(gram);
    all += share;
    for (let at = 0; at < size; at++) mean[at] += share * rows[row * size + at];
  }
  return {
    index: new Map(
      vocabulary
        .map(([gram]) => gram)
        .sort()
        .map((gram, at) => [gram, at]),
    ),
    rarity,
    rarest: rare(1.5),
    mean: mean.map((it) => it / all),
  };
}

function countGrams(texts) {
  const counts = new Map();
  for (const { grams } of texts)
    for (const gram of grams) counts.set(gram, (counts.get(gram) ?? 0) + 1);
  return counts;
}

/** Only how much likelier than none a kind is matters: the column of none is taken off. */
function againstNone(fitted, size, kinds) {
  const weights = new Float32Array(size * kinds);
  const bias = new Float32Array(kinds);
  for (let at = 0; at <= size; at++) {
    const none = fitted[at * (kinds + 1) + kinds];
    for (let kind = 0; kind < kinds; kind++) {
      const weight = fitted[at * (kinds + 1) + kind] - none;
      if (at === size) bias[kind] = weight;
      else weights[at * kinds + kind] = weight;
    }
  }
  return { kinds, weights, bias, unit: 1 };
}

/** What a clause counts that is in no pair: what it is about would pass for the way it goes. */
const UNPAIRED = 0.15;

function polarityOf(learned, options) {
  const variants = [...learned, ...learned.flatMap(denied)];
  const weight = ({ isPaired }) => (isPaired ? 1 : UNPAIRED);
  const all = (rows) => rows.reduce((sum, row) => sum + weight(row), 0);
  const share = all(variants.filter(({ isRisky }) => isRisky)) / all(variants);
  return fitPolarity(
    variants.map((variant) => ({
      features: polarityFeatures(variant.marks, variant.kind),
      label: variant.isRisky ? 1 : 0,
      weight: (weight(variant) * 0.5) / (variant.isRisky ? share : 1 - share),
    })),
    options?.polarity,
  );
}

/** What the models say of a sentence: the scores of all kinds, and whether a kind is said. */
function judge({ topic, polarity }, { text, grams, marks }, kinds) {
  const chances = new Map();
  let known = marks;
  const chance = (kind) => {
    known ??= marksOf(text);
    if (!chances.has(kind))
      chances.set(kind, riskChance(polarityFeatures(known, kinds[kind]), polarity));
    return chances.get(kind);
  };
  return {
    scores: topicScores(rowOf(grams, topic), topic),
    chance,
    said: (kind) => chance(kind) >= LEAST_CHANCE && isMeant(text, kinds[kind]),
  };
}
