import { FIRST_CASES, type PhraseReach } from '@casewright/contracts';
import { inDigits } from '../texts';

// Date range

export const decidedBetween = 'Decided between';
export const fromYear = 'From year';
export const toYear = 'To year';
export const apply = 'Apply';
export const year = 'Year';
export const writeYearsWithFourDigits = 'Use four digits for years';
export const firstYearIsAfterLast = 'The first year is after the last';

// Facet group

export const showAll = (allCount: string | number) => `Show all ${allCount}`;

// Filters

export const filters = 'Filters';
export const hideBadLaw = 'Hide what is no longer good law';
export const clearFilters = 'Clear filters';
export const jurisdiction = 'Jurisdiction';
export const court = 'Court';
export const decade = 'Decade';

// Scope

export const scope = 'Scope';
export const scopeOf = (count: number) => `Scope (${count})`;

// Search filter panel

export const showResults = 'Show the results';

/** Why counts alongside the filters are too low where those of the results are not. */
export function reachOfCounts(
  { searched, of }: PhraseReach,
  sort: keyof typeof FIRST_CASES,
): string {
  return `Cases that these filters leave out are counted among the ${inDigits(searched)} ${FIRST_CASES[sort]} of ${inDigits(of)} cases that contain the words of the search.`;
}
