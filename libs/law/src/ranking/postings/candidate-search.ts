import type { Matches } from '../order/candidates.js';
import { accumulateScores } from './accumulate-scores.js';
import type { Accumulators } from './accumulator.js';
import { bestCandidates } from './best-candidates.js';
import { passFilter } from './facet-counter.js';
import { matchingCases } from './matching-cases.js';
import type { PostingsSearch } from './postings-search.js';

/**
 * Finds, filters, counts and scores from the postings alone.
 *
 * @param keep how many candidates are wanted
 */
export function findCandidates(
  input: PostingsSearch,
  keep: number,
  accumulators: Accumulators,
): Matches {
  return accumulators.lend(input.reader.docs.size, (sums) => {
    accumulateScores(input, sums);
    const { matching, cited } = matchingCases(input, sums);
    const { passing, facets } = passFilter(matching, input);
    const cases = bestCandidates(passing, keep, input, sums, cited);
    return { cases, total: passing.length, facets, phraseReach: null };
  });
}
