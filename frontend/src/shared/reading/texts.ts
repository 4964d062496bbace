import type { FindingSource } from '@casewright/contracts';

// Text intake

export const textIsTooLongToKeep =
  'This text is too long for the browser to keep: reloading the page will lose it. Keep your own copy until you are done.';
export const nothingToPaste = 'Nothing to paste? ';

// Finding line

export const showInText = 'Show in the text';
export const FOUND_BY: Record<FindingSource, string> = {
  rule: 'Found by a rule of the built-in engine',
  library: 'Found in the case-law library',
  model: 'Found by the model',
};

// Findings panel

export const severity = 'Severity';
export const noFindingsMatch = 'No findings match the filter.';
export const showAllFindings = 'Show all findings';

// Step bar

export const listedOf = (listed: number, total: number) => `${listed} of ${total} shown`;
export const placeOf = (place: number, listed: number) => `${place} of ${listed}`;
export const keysOfSteps = '[J] next, [K] previous, in the list or the text';
export const previousFinding = 'Previous finding';
export const nextFinding = 'Next finding';

// Marked text

export const pageNumber = (page: number) => `Page ${page}`;
