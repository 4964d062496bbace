/** Every clause and sentence is judged by models that have not seen it. */
import { polarityFeatures, riskChance } from '../../dist/reading/contracts/risks/model/polarity.js';
import { rowOf, topicScores } from '../../dist/reading/contracts/risks/model/topic.js';
import { FOLDS } from './data.mjs';
import { fitPolarity } from './fit-polarity.mjs';
import { fitTopic } from './fit-topic.mjs';

/** An n-gram of one variant alone is its author's choice of words. */
const LEAST_VARIANTS = 2;
/** Of the sentences of contracts one in so many is learned from. */
const EVERY = 3;
/** The least chance that a sentence says a risk, rather than denies or bounds it. */
export const LEAST_CHANCE = 0.4;

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
      for (const sentence of contracts[at]) judged.sentences.push(judge(models, sentence, kinds));
  }
  return judged;
}

/** The models of topic and polarity, learned from variants and from sentences without a risk. */
export function fitModels({ kinds, variants, contracts }, options = {}) {
  const sentences = contracts.flat().filter((_, at) => at % EVERY === 0);
  const vocabulary = vocabularyOf(variants);
  const index = new Map(vocabulary.map((gram, at) => [gram, at]));
  const classOf = new Map(kinds.map((kind, at) => [kind, at]));
  const none = kinds.length;
  const twin = options.twin ?? 1;
  const rows = [
    ...variants
      .filter(({ isRisky }) => isRisky || twin > 0)
      .map(({ grams, kind, isRisky }) => ({
        ...rowOf(grams, index),
        label: isRisky ? classOf.get(kind) : none,
        weight: isRisky ? 1 : twin,
      })),
    ...sentences.map(({ grams }) => ({
      ...rowOf(grams, index),
      label: none,
      weight: options.none ?? 1,
    })),
  ];
  const fitted = fitTopic(rows, vocabulary.length, kinds.length + 1, options.topic);
  return {
    vocabulary,
    topic: againstNone(fitted, index, kinds.length),
    polarity: polarityOf(variants, options),
  };
}

function vocabularyOf(variants) {
  const counts = new Map();
  for (const { grams } of variants)
    for (const gram of grams) counts.set(gram, (counts.get(gram) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= LEAST_VARIANTS)
    .map(([gram]) => gram)
    .sort();
}

/** Only how much likelier than none a kind is matters: the column of none is taken off. */
function againstNone(fitted, index, kinds) {
  const weights = new Float32Array(index.size * kinds);
  const bias = new Float32Array(kinds);
  for (let at = 0; at <= index.size; at++) {
    const none = fitted[at * (kinds + 1) + kinds];
    for (let kind = 0; kind < kinds; kind++) {
      const weight = fitted[at * (kinds + 1) + kind] - none;
      if (at === index.size) bias[kind] = weight;
      else weights[at * kinds + kind] = weight;
    }
  }
  return { kinds, index, weights, bias, unit: 1 };
}

function polarityOf(variants, options) {
  const share = variants.filter(({ isRisky }) => isRisky).length / variants.length;
  return fitPolarity(
    variants.map(({ words, kind, isRisky }) => ({
      features: polarityFeatures(words, kind),
      label: isRisky ? 1 : 0,
      weight: isRisky ? 0.5 / share : 0.5 / (1 - share),
    })),
    options.polarity,
  );
}

/** What the models say of a sentence: the scores of all kinds, and whether a kind is said. */
function judge({ topic, polarity }, { grams, words }, kinds) {
  const chances = new Map();
  const chance = (kind) => {
    if (!chances.has(kind))
      chances.set(kind, riskChance(polarityFeatures(words, kinds[kind]), polarity));
    return chances.get(kind);
  };
  return {
    scores: topicScores(rowOf(grams, topic.index), topic),
    chance,
    said: (kind) => chance(kind) >= LEAST_CHANCE,
  };
}
