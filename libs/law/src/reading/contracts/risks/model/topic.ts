import { meaningOf } from './vectors.js';

/** How sentences are turned into numbers. */
export interface TopicFeatures {
  /** The n-grams that count; after them come the directions of meaning. */
  index: ReadonlyMap<string, number>;
  /** How rare an n-gram is; of one that is not here, `rarest`. */
  rarity: ReadonlyMap<string, number>;
  rarest: number;
  /** The mean of the meanings of words. */
  mean: ArrayLike<number>;
}

/** A linear model of the kinds of risk: how much likelier each is than none of them. */
export interface TopicModel extends TopicFeatures {
  kinds: number;
  /** A row of `kinds` numbers for each feature. */
  weights: ArrayLike<number>;
  bias: ArrayLike<number>;
  /** What one unit of `weights` is worth. */
  unit: number;
}

/** The features of a sentence, and how much each counts. */
export interface Row {
  features: Int32Array;
  values: Float32Array;
}

/** Squares of rarity, added up, under which a sentence is not scaled up. */
const LEAST_LENGTH = 36;

/**
 * Words and pairs of them, the rarer the more, each scaled by all that there are, known or not, so
 * that a long sentence says no more than a short one; and what the words mean together.
 */
export function rowOf(grams: ReadonlySet<string>, model: TopicFeatures): Row {
  const { index, rarity, rarest, mean } = model;
  const rarityOf = (gram: string): number => rarity.get(gram) ?? rarest;
  const lengths = { single: 0, pair: 0 };
  const known: { at: number; value: number; of: keyof typeof lengths }[] = [];
  for (const gram of grams) {
    const of = gram.includes(' ') ? 'pair' : 'single';
    const at = index.get(gram);
    const value = at === undefined ? rarest : rarityOf(gram);
    lengths[of] += value * value;
    if (at !== undefined) known.push({ at, value, of });
  }
  const meaning = meaningOf(grams, rarityOf, mean);
  const scaled = known.map(
    ({ value, of }) => value / Math.sqrt(Math.max(lengths[of], LEAST_LENGTH)),
  );
  return {
    features: Int32Array.from([
      ...known.map(({ at }) => at),
      ...Array.from(meaning, (_, at) => index.size + at),
    ]),
    values: Float32Array.from([...scaled, ...meaning]),
  };
}

/** log p(kind)/p(none) of each kind. */
export function topicScores({ features, values }: Row, model: TopicModel): Float64Array {
  const { kinds, weights, unit } = model;
  const scores = Float64Array.from(model.bias);
  for (let i = 0; i < features.length; i++) {
    const from = features[i]! * kinds;
    const value = values[i]! * unit;
    for (let kind = 0; kind < kinds; kind++)
      scores[kind] = scores[kind]! + weights[from + kind]! * value;
  }
  return scores;
}
