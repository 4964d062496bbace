import type { SearchFilters } from '@casewright/contracts';

// History group

export const historyOf = (category: string) => `${category} History`;
export const openInCitationGenerator = 'Open in the citation generator';
export const openAnalysis = (category: string) =>
  category === 'ai-insights' ? 'Open the insights' : 'Open the analysis';
export const openAsRun = 'Open with its filters';
export const select = (query: string) => `Select ${query}`;

// History filters

export const filterHistory = 'Filter your history';
export const findWords = 'Words';
export const find = 'Find';
export const kind = 'Kind';
export const allKinds = 'All kinds';

// History toolbar

const count = (entries: number) => entries.toLocaleString('en-US');
const entriesOf = (entries: number) => (entries === 1 ? '1 entry' : `${count(entries)} entries`);
export const shownOf = (shown: number, of: number | undefined) =>
  shown === of ? entriesOf(shown) : `The newest ${count(shown)}${ofAll(of)}`;
export const selectedOf = (selected: number, of: number | undefined) =>
  `${count(selected)}${ofAll(of)} selected`;
const ofAll = (of: number | undefined) => (of === undefined ? '' : ` of ${entriesOf(of)}`);
export const selectAllShown = 'Select all';
export const selectNone = 'Select none';
export const deleteSelected = 'Delete selected';
export const deleteAll = 'Delete all';
export const deleteAllQuestion = 'Delete your whole history?';
export const deleteEntries = (entries: number) => `Delete ${entriesOf(entries)}?`;
export const whatDeletingLeaves =
  'Entries are deleted for good. Documents, citations, and saved searches stay.';
export const entriesDeleted = 'Deleted from your history.';
export const notDeleted = 'Nothing was deleted';

// History list

export const showOlder = 'Show older entries';
export const loadingMore = 'Loading...';

// History states

export const exampleQuery = 'Miranda warnings before questioning';
export const noSearchHistoryFound =
  'No search history found. Start searching to see your history here.';
export const forExample = 'For example: ';
export const failedToLoadSearchHistory = 'Failed to load search history';
export const yourSearchesAreSafe =
  'Your searches are safe on the server but could not be loaded just now.';
export const loadingSearchHistory = 'Loading search history...';
export const nothingMatches = 'No entry matches these filters.';
export const showAll = 'Show all entries';

// Saved searches

export const savedSearches = 'Saved searches';
export const newCases = (cases: number, most: number) => `${cases}${cases < most ? '' : '+'} new`;
export const lastOpened = (day: string) => `last opened ${day}`;
export const filterWords = ({ jurisdiction, court, from, to, standing }: SearchFilters) => [
  jurisdiction ?? null,
  court ?? null,
  from ? `from ${from}` : null,
  to ? `to ${to}` : null,
  standing ? 'good law only' : null,
];
export const SORT_WORDS = {
  newest: 'newest first',
  oldest: 'oldest first',
  'most-cited': 'most cited first',
} as const;
export const renameTitled = (name: string) => `Rename: ${name}`;
export const deleteTitled = (name: string) => `Delete: ${name}`;
export const renameSaved = 'Rename this search';
export const rename = 'Rename';
export const renaming = 'Renaming...';
export const notRenamed = 'The search was not renamed. Try again.';
export const deleteSaved = 'Delete this saved search?';
export const savedIsGone = (name: string) =>
  `“${name}” is deleted for good. Your history keeps the searches that you ran.`;
export const deleteIt = 'Delete search';
export const savedDeleted = 'The saved search was deleted.';
export const savedNotDeleted = 'The search was not deleted';
