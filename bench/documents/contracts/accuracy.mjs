/** How well clauses are found: CUAD's labeled contracts, each judged by a model without it. */
import { toExamples } from '../../../services/analysis/scripts/clauses/examples.mjs';
import { judgeUnseen } from '../../../services/analysis/scripts/clauses/judge.mjs';
import { measure } from '../../../services/analysis/scripts/clauses/measure.mjs';

/** `{all, byCategory}`: recall and precision by overlap with the label, presence by contract. */
export function measureAccuracy(contracts) {
  const { vocabulary, examples } = toExamples(contracts);
  return measure(judgeUnseen(contracts, examples, vocabulary.length));
}
