import { FIRST_CASES, type PhraseReach } from '@casewright/contracts';
import { inDigits } from '../texts';

// Search filter panel

/** Why counts alongside the filters are too low where those of the results are not. */
export function reachOfCounts(
  { searched, of }: PhraseReach,
  sort: keyof typeof FIRST_CASES,
): string {
  return `Cases that these filters leave out are counted among the ${inDigits(searched)} ${FIRST_CASES[sort]} of ${inDigits(of)} cases that contain the words of the search.`;
}
