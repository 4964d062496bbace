import { type Covered, coverageSentence } from '../search/coverage.js';
import type { PhraseReach } from '../search/facets.js';
import { knownSentences, LACKING_TITLE, type Lacking, lackingSentence } from '../search/lacking.js';
import { type NotHeld, notHeldSentences, notHeldTitle } from '../search/not-held.js';
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

export const INCOMPLETE_SEARCH =
  'Part of the search index isn’t answering, so cases may be missing here. Search again in a minute.';

interface Searched extends Covered {
  phraseReach?: PhraseReach | null | undefined;
  isIncomplete?: boolean | null | undefined;
  notHeld?: readonly NotHeld[] | null | undefined;
  lacking?: Lacking | null | undefined;
  cases?: readonly unknown[] | undefined;
  sort?: Sort | undefined;
}

/**
 * What became of decisions that the library lacks, what the cases lack of the question, and how far a
 * search looked that did not look everywhere.
 */
export function searchWarnings({
  phraseReach,
  isIncomplete,
  notHeld,
  lacking: absent,
  cases = [],
  sort = 'relevance',
  ...covered
}: Searched): Warning[] {
  const lacking = coverageSentence(covered);
  return warningsWith(
    ...(notHeld ?? []).map((decision) => ({
      title: notHeldTitle(decision),
      sentences: notHeldSentences(decision),
    })),
    absent && {
      title: LACKING_TITLE,
      sentences: [lackingSentence(absent, cases.length > 0), ...knownSentences(absent)],
    },
    lacking !== null && {
      title:
        covered.coverage === 'none' ? 'The library has no answer' : 'Part of the question is open',
      sentences: [lacking],
    },
    isIncomplete === true && { title: 'Cases may be missing', sentences: [INCOMPLETE_SEARCH] },
    phraseReach && {
      title: 'Not all cases were searched',
      sentences: [reachOfPhrase(phraseReach, sort)],
    },
  );
}

/** Why more cases may have the quoted phrase than were counted, and what to do. */
export function reachOfPhrase({ searched, of }: PhraseReach, sort: Sort): string {
  const [looked, all] = [searched, of].map((count) => count.toLocaleString('en-US'));
  return `The phrase was searched for in the ${looked} ${FIRST_CASES[sort]} of ${all} cases that contain the words of the search; narrow the search by court or date to search all of them.`;
}
