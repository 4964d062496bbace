import type { IndexedDecision } from '@casewright/contracts';
import { compareEitherWay } from '@casewright/law/citations';

/** Decisions of one page that are told; denials of review share pages by dozens. */
const MOST = 3;

/** Those of the name first; otherwise in the order given. */
export function likeliest(
  decisions: IndexedDecision[],
  name: string | undefined,
): IndexedDecision[] {
  if (!name || decisions.length <= MOST) return decisions.slice(0, MOST);
  return decisions
    .map((decision) => ({ decision, ...compareEitherWay(name, decision.name) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ decision }) => decision);
}
