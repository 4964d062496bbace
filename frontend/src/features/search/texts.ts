import { FIRST_CASES, type PhraseReach, SEARCH_LIMITS } from '@casewright/contracts';
import type { Sort } from './search-address';

const inDigits = (count: number) => count.toLocaleString('en-US');

/** Why counts beside the filters are too low where those of the results are not. */
export function reachOfCounts({ searched, of }: PhraseReach, sort: Sort): string {
  return `What these filters leave out is counted among the ${inDigits(searched)} ${FIRST_CASES[sort]} of ${inDigits(of)} cases that have the words of the search.`;
}

/** Why a search ends before its last match, and what to do. */
export function reachOfCases(pageSize: number): string {
  return `The first ${inDigits(SEARCH_LIMITS.page * pageSize)} cases of a search are shown: narrow it by court or date to see others.`;
}

/** The same where no answer says how many cases a page has. */
export function reachOfPages(): string {
  return `The first ${inDigits(SEARCH_LIMITS.page)} pages of a search are shown: narrow it by court or date to see others.`;
}
