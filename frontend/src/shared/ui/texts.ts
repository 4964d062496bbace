import type { ExportType } from '@casewright/contracts';

// Administration

export const thisScreenIsForAdministrators = 'This screen is for administrators';

// Copy button

export const copied = 'Copied';
export const nothingWasCopied = 'Nothing was copied';
export const yourBrowserRefused = (value: string) =>
  `Your browser refused. Select it here and copy: ${value}`;

// Field

export const optional = ' (optional)';

// Pagination

export const pages = 'Pages';
export const previous = 'Previous';
export const next = 'Next';
export const pageOf = (page: number, pageCount: number) => `Page ${page} of ${pageCount}`;

// Password input

export const showCharacters = 'Show characters';

// Delete dialog

export const keepIt = 'Keep it';
export const deleting = 'Deleting...';

// Kept list

export const theyAreSafe = 'They are safe. Try again in a moment.';

// Job progress bar

export const cancel = 'Cancel';
export const progress = 'Progress';

// Export menu

export const exportAsPdf = 'Export as PDF';
export const exportAsWord = 'Export as Word (DOCX)';
export const exportAsCsv = 'Export as CSV';
export const exporting = 'Exporting...';
export const exportButton = 'Export';

// Use export

export const exportSuccessful = 'Export Successful';
export const hasBeenExported = (type: ExportType) =>
  `Your ${EXPORT_WORDS[type]} has been exported successfully.`;
export const exportFailed = 'Export Failed';
export const failedToExport = 'Failed to export the document. Please try again.';

/** What a file is called in the specification's sentence, which needs a noun in the singular. */
const EXPORT_WORDS: Record<ExportType, string> = {
  analysis: 'analysis',
  template: 'template',
  'search-history': 'search history',
  'search-results': 'list of search results',
  writing: 'writing analysis',
  citations: 'citation',
  'cite-check': 'cite check',
  'table-of-authorities': 'table of authorities',
};
