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
export const from = 'From';
export const to = 'To';

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
export const whatDeletingLeaves = 'Entries are deleted for good. Documents and citations stay.';
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
