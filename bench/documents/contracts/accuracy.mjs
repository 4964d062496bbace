/** How well clauses are found: by the product, in the labeled contracts that it was not tuned with. */
import { findClauses } from '../../../libs/law/dist/reading/contracts/clauses/find-clauses.js';
import { measure } from '../../../libs/law/scripts/clauses/measure.mjs';

/** `{all, byCategory}`: recall and precision by overlap with the label, presence by contract. */
export const measureAccuracy = (contracts) =>
  measure(contracts.map(({ text, labels }) => ({ labels, clauses: findClauses(text) })));
