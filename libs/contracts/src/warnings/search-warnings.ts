import type { PhraseReach } from '../search/facets.js';
import type { SearchRequest } from '../search/schemas.js';
import { type Warning, warningsWith } from './warning.js';

type Sort = NonNullable<SearchRequest['sort']>;

/** What the first cases are, by the order that they are in. */
export const FIRST_CASES: Record<Sort, string> = {
  relevance: 'likeliest',
  newest: 'newest',
  oldest: 'oldest',
  'most-cited': 'most cited',
};

interface Searched {
  phraseReach?: PhraseReach | null | undefined;
  sort?: Sort | undefined;
}

/** How far a search looked, where it did not look through everything. */
export function searchWarnings({ phraseReach, sort = 'relevance' }: Searched): Warning[] {
  return warningsWith(
    phraseReach && {
      title: 'Not all cases were searched',
      sentences: [reachOfPhrase(phraseReach, sort)],
    },
  );
}

/** Why more cases may have the quoted phrase than were counted, and what to do. */
export function reachOfPhrase({ searched, of }: PhraseReach, sort: Sort): string {
  const [looked, all] = [searched, of].map((count) => count.toLocaleString('en-US'));
  return `The phrase was looked for in the ${looked} ${FIRST_CASES[sort]} of ${all} cases that have the words of the search; narrow the search by court or date to look through all.`;
}
