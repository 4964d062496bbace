/** Learned weights on units that are numbers already. */
import { probabilityOf } from '../../dist/reading/contracts/clauses/model/clause-model.js';

/** The probability of each unit of a contract; a heading has none. */
export function probabilities(weights, { units, signals, grams }, category) {
  return Float64Array.from(units, (unit, at) =>
    unit.isHeading ? 0 : probabilityOf(weights, signals[category][at], grams[at]),
  );
}
