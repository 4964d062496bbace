import type { ExportType } from '@casewright/contracts';

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
  'cite-report': 'report',
  'table-of-authorities': 'table of authorities',
};
