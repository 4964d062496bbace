// Api error

export const serverCannotBeReached =
  'The server cannot be reached. Check the connection and try again.';
export const thereWasProblemWithYour = 'There was a problem with your request. Please try again.';

// Export menu

export const exportAsPdf = 'Export as PDF';
export const exportAsWordDocx = 'Export as Word (DOCX)';
export const exportAsCsv = 'Export as CSV';
export const exporting = 'Exporting...';
export const exportLabel = 'Export';

// Use export

export const searchHistory = 'search history';
export const listOfSearchResults = 'list of search results';
export const writingAnalysis = 'writing analysis';
export const citeCheck = 'cite check';
export const tableOfAuthorities = 'table of authorities';
export const exportSuccessful = 'Export Successful';
export const yourHasBeenExportedSuccessfully = (value: string | number) =>
  `Your ${value} has been exported successfully.`;
export const exportFailed = 'Export Failed';
export const failedToExportDocument = 'Failed to export the document. Please try again.';

// Job progress bar

export const cancel = 'Cancel';
export const progress = 'Progress';

// Delete dialog

export const keepIt = 'Keep it';
export const deleting = 'Deleting...';

// Kept list

export const theyAreSafe = 'They are safe. Try again in a moment.';

// Fetch part

export const partOfProgramDidNot = 'A part of the program did not arrive.';

// Part missing

export const newVersionWasInstalled = 'A new version was installed';
export const couldNotLoad = 'Could not load';
export const thisPageBelongsToVersion =
  'This page belongs to the version before. Reload to go on; what was saved on the server is safe.';
export const thisPartOfProgramDid =
  'This part of the program did not arrive. Check the connection; what was saved on the server is safe.';
export const reload = 'Reload';
export const trying = 'Trying...';
export const tryAgain = 'Try again';

// Administration

export const thisScreenIsForAdministrators = 'This screen is for administrators';

// Copy button

export const nothingWasCopied = 'Nothing was copied';
export const yourBrowserRefused = (value: string | number) =>
  `Your browser refused. Select it here and copy: ${value}`;
export const copied = 'Copied';

// Dialog

export const close = 'Close';

// Field

export const optional = ' (optional)';

// Pagination

export const pages = 'Pages';
export const previous = 'Previous';
export const pageOf = (page: string | number, pageCount: string | number) =>
  `Page ${page} of ${pageCount}`;
export const next = 'Next';

// Password input

export const showCharacters = 'Show characters';

// Text intake

export const thisTextIsTooLong =
  'This text is too long to outlast a reload: this browser tab has no room for it. Keep your own copy until you are done.';
export const nothingAtHand = 'Nothing at hand? ';

// Finding line

export const showInText = 'Show in the text';
export const foundByModel = 'Found by the model';
export const foundByRuleOfBuilt = 'Found by a rule of the built-in engine';

// Findings panel

export const severity = 'Severity';
export const noFindingFitsFilter = 'No finding fits the filter.';
export const showAllFindings = 'Show all findings';

// Step bar

export const ofShown = (listedCount: string | number, total: string | number) =>
  `${listedCount} of ${total} shown`;
export const placeOf = (value: string | number, listedCount: string | number) =>
  `${value} of ${listedCount}`;
export const nextKey = ' next, ';
export const previousInListOrText = ' previous, in the list or the text';
export const previousFinding = 'Previous finding';
export const nextFinding = 'Next finding';

// Marked text

export const page = 'Page ';

/** Who made a result, in words; nothing where the answer does not say. */
export function engineWords(engine: string): string {
  if (engine === '') return '';
  return engine === 'local' ? 'by the built-in engine' : `by the model ${engine}`;
}
