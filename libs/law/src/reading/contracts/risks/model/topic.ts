/** Which n-grams a sentence has, and how much each counts. */
export interface Row {
  features: Int32Array;
  values: Float32Array;
}

/** A linear model of the kinds of risk: how much likelier each is than none of them. */
export interface TopicModel {
  kinds: number;
  index: ReadonlyMap<string, number>;
  /** A row of `kinds` numbers for each n-gram. */
  weights: ArrayLike<number>;
  bias: ArrayLike<number>;
  /** What one unit of `weights` is worth. */
  unit: number;
}

/** Sentences with fewer n-grams than this are not scaled up. */
const FEW = 4;

/** Words and pairs are scaled apart, so that a long sentence says no more than a short one. */
export function rowOf(grams: Iterable<string>, index: ReadonlyMap<string, number>): Row {
  const singles: number[] = [];
  const pairs: number[] = [];
  for (const gram of grams) {
    const at = index.get(gram);
    if (at !== undefined) (gram.includes(' ') ? pairs : singles).push(at);
  }
  const features = Int32Array.from([...singles, ...pairs]);
  const values = new Float32Array(features.length);
  values.fill(1 / Math.sqrt(Math.max(singles.length, FEW)), 0, singles.length);
  values.fill(1 / Math.sqrt(Math.max(pairs.length, FEW)), singles.length);
  return { features, values };
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
