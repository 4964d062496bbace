// History group

export const historyOf = (category: string) => `${category} History`;
export const openInCitationGenerator = 'Open in the citation generator';

// History states

export const exampleQuery = 'Miranda warnings before questioning';
export const noSearchHistoryFound =
  'No search history found. Start searching to see your history here.';
export const forExample = 'For example: ';
export const failedToLoadSearchHistory = 'Failed to load search history';
export const yourSearchesAreSafe =
  'Your searches are safe on the server but could not be loaded just now.';
export const loadingSearchHistory = 'Loading search history...';
