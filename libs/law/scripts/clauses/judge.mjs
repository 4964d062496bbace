/** What the clause finder says about contracts that its model has not seen. */
import { BODY_CATEGORIES } from '../../dist/reading/contracts/clauses/cues/cues.js';
import { selectClauses } from '../../dist/reading/contracts/clauses/model/select-clauses.js';
import { readOpening } from '../../dist/reading/contracts/clauses/opening/read-opening.js';

/** `[{labels, clauses}]` for each contract, by its probabilities and each category's thresholds. */
export function judge(contracts, examples, probabilities, thresholds) {
  return contracts.map(({ text, labels }, at) => {
    const { units } = examples[at];
    return {
      labels,
      clauses: [
        ...readOpening(text, units),
        ...BODY_CATEGORIES.flatMap((category) =>
          selectClauses(category, units, probabilities[at][category], thresholds[category]),
        ),
      ],
    };
  });
}
