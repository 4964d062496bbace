export const saveSearch = 'Save search';
export const savedWithFilters =
  'Your search history lists it with its filters and sort order, and says how many cases are new.';
export const save = 'Save';
/** After “Save,” where there is room; always for screen readers. */
export const theSearch = ' search';
export const saving = 'Saving...';
export const searchSaved = 'Search saved';
export const findItInHistory = 'Find it at the top of your search history.';
export const notSaved = 'The search was not saved. Try again.';
