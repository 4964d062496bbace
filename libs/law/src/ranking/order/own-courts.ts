import { courtById } from '@casewright/law/citations';
import type { CaseReader } from '../index/index-reader.js';
import { inOrder } from './fuse.js';
import type { ScoredCase } from './scored-case.js';

/** Shares of its score that a case gains from a court of the state asked about, or a federal one there. */
const OWN = 0.2;
const FEDERAL = 0.1;

/**
 * The candidates with those of a state's own courts before others that answer equally well, and between
 * them the federal courts that sit there and apply its law.
 *
 * @param state the one that is asked about; null where there is none
 */
export function ownCourtsFirst<Item extends ScoredCase>(
  candidates: readonly Item[],
  state: string | null,
  { docs, courts }: Pick<CaseReader, 'docs' | 'courts'>,
): Item[] {
  if (state === null) return inOrder(candidates);
  const gainOf = ({ caseId }: Item): number => {
    const court = courtById(courts[docs.court[caseId]!]!.id);
    if (court?.location !== state) return 0;
    return court.system === 'state' ? OWN : FEDERAL;
  };
  return inOrder(candidates.map((item) => ({ ...item, score: item.score * (1 + gainOf(item)) })));
}
