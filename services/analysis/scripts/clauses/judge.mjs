/** What the clause finder says about contracts that its model has not seen. */
import { BODY_CATEGORIES } from '../../dist/contract-review/clauses/cues/cues.js';
import { selectClauses } from '../../dist/contract-review/clauses/model/select-clauses.js';
import { readOpening } from '../../dist/contract-review/clauses/opening/read-opening.js';
import { crossValidate } from './cross-validate.mjs';

/** One pair for all categories: with so few contracts, one for each would be fitted to chance. */
export const THRESHOLDS = { present: 0.2, part: 0.1 };

/** `[{labels, clauses}]` for each contract, by a model trained without it. */
export function judgeUnseen(contracts, examples, vocabularySize) {
  const probabilities = crossValidate(examples, vocabularySize);
  return contracts.map(({ text, labels }, at) => {
    const { units } = examples[at];
    return {
      labels,
      clauses: [
        ...readOpening(text, units),
        ...BODY_CATEGORIES.flatMap((category) =>
          selectClauses(category, units, probabilities[at][category], THRESHOLDS),
        ),
      ],
    };
  });
}
