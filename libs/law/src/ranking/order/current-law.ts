import type { CaseColumn } from '../index/doc-table.js';
import type { Successors } from '../search/rank-options.js';
import { inOrder } from './fuse.js';
import type { ScoredCase } from './scored-case.js';

/** Share of the undone decision's score that a later one needs in order to answer in its place. */
const SHARE = 0.6;
/** Places it right before the undone decision. */
const ABOVE = 1e-6;

/**
 * The candidates with what undid others of them before those: who asks wants the law of today. A
 * decision that says little of what is asked stays where it is: it undid another point.
 *
 * @param candidates in their order
 */
export function currentLawFirst<Item extends ScoredCase>(
  candidates: readonly Item[],
  successors: Successors,
  { leader }: { leader: CaseColumn },
): Item[] {
  const decisionOf = ({ caseId }: Item) => leader[caseId] || caseId;
  const places = new Map(candidates.map((item, at) => [decisionOf(item), at]));
  const scores = candidates.map(({ score }) => score);
  for (const [at, undone] of candidates.entries()) {
    for (const later of successors.get(decisionOf(undone)) ?? []) {
      const place = places.get(later) ?? at;
      const { score } = candidates[place]!;
      // Without any of the words a case is there for its meaning alone.
      const isAnswer = score > 0 && score >= undone.score * SHARE;
      if (place > at && isAnswer) scores[place] = Math.max(scores[place]!, scores[at]! + ABOVE);
    }
  }
  return inOrder(candidates.map((item, at) => ({ ...item, score: scores[at]! })));
}
