import { SEARCH_LIMITS } from '@casewright/contracts';
import { inDigits } from '../texts';

// No results

export const thereIsNoPageOf = (page: string | number) => `This search has no page ${page}`;
export const showFirstPage = 'Show the first page';
export const noCaseMatchesWithinThese = 'No case matches within these filters';
export const clearFilters = 'Clear filters';
export const noCaseInLibraryMatches = 'No case in the library matches';
export const nothingWasFoundFor = 'Nothing was found for ';
export const useFewerOrMoreCommon =
  '. Use fewer or more common words, leave out quotation marks, or check the spelling of a name. For example:';
export const didYouMean = 'Did you mean ';

// Corrected

export const noMatchesFor = (typed: string) => `No matches for “${typed}.”`;
export const showingResultsFor = 'Showing results for ';
export const searchInsteadFor = (typed: string) => `Search instead for “${typed}”`;

// Coverage

export const addLawTo = 'Add law to the library';
export const administratorCanAddLaw = 'An administrator can add law to the library.';

// Not held

export const readCase = (name: string | number) => `Read ${name}`;

// Search outcome

export const searchResults = 'Search Results';
export const yourQueryIsStillIn = 'Your query is still in the field, and your history is safe.';
export const searchingLegalDatabases = 'Searching legal databases...';

// Search results

export const keysInResult =
  'Arrow keys reach what else is in a result and the results around it. Space selects.';
export const aboutRanking = 'About the ranking';
export const casesAreRankedByHow =
  'Cases are ranked by how well their text answers your words, and where those words occur. “Why here” in the details of a case shows each part of its score.';
export const rankedBy = (total: string | number, engine: string | number) =>
  `${total} · Ranked by ${engine}`;
export const sortBy = 'Sort by';

/** Why a search ends before its last match, and what to do. */
export function reachOfCases(pageSize: number): string {
  return `The first ${inDigits(SEARCH_LIMITS.page * pageSize)} cases of a search are shown: narrow it by court or date to see others.`;
}

/** The same where no answer says how many cases a page has. */
export function reachOfPages(): string {
  return `The first ${inDigits(SEARCH_LIMITS.page)} pages of a search are shown: narrow it by court or date to see others.`;
}

/** How the page names the engine of an answer; one that is unknown keeps its own name. */
export function engineName(engine: string): string {
  if (engine === 'built-in') return 'the built-in engine';
  return engine === 'opensearch' ? 'OpenSearch' : engine;
}
export const byRulesAnd = (source: string) =>
  `By the built-in engine, then ${source.charAt(0).toLowerCase()}${source.slice(1)}`;
