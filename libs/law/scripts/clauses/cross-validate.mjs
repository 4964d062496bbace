/** Every contract is judged by a model that has never seen it: ten folds, by contract. */
import { BODY_CATEGORIES } from '../../dist/reading/contracts/clauses/cues/cues.js';
import { probabilityOf } from '../../dist/reading/contracts/clauses/model/clause-model.js';
import { fit } from './fit.mjs';

export const FOLDS = 10;

/** For each contract `{category: Float64Array}`: the probability of each of its units. */
export function crossValidate(examples, vocabularySize, settings) {
  const results = examples.map(() => ({}));
  for (let fold = 0; fold < FOLDS; fold++) {
    const seen = examples.filter((_, at) => at % FOLDS !== fold);
    for (const category of BODY_CATEGORIES) {
      const weights = fit(category, seen, vocabularySize, settings);
      for (let at = fold; at < examples.length; at += FOLDS) {
        results[at][category] = probabilities(weights, examples[at], category);
      }
    }
  }
  return results;
}

/** The probability of each unit of a contract; a heading has none. */
function probabilities(weights, { units, signals, grams }, category) {
  return Float64Array.from(units, (unit, at) =>
    unit.isHeading ? 0 : probabilityOf(weights, signals[category][at], grams[at]),
  );
}
