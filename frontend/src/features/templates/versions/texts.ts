// Comparison

export const wordsAreSame = 'The words are the same.';
export const struckOnlyInOlderVersion =
  'Struck: only in the older version. Underlined: only in the draft as it is now.';
export const alike = (count: string | number) => `${count} alike`;
export const now = ' now: ';
export const before = ' before: ';

// Versions sheet

export const versionIsBack = (restored: string | number) => `Version ${restored} restored`;
export const itIsVersionNow = (version: string | number) => `It is now version ${version}.`;
export const versionWasNotRestored = 'The version was not restored';
export const versionsCouldNotBeListed = 'The versions could not be listed';
export const theyAreSafe = 'They are safe. Try again in a moment.';
export const bringsVersionBack = (restoredFrom: string | number) =>
  `restores version ${restoredFrom}`;
export const versionLabel = 'Version ';
export const newest = ' (newest)';
export const hideComparison = 'Hide the comparison';
export const compare = 'Compare';
export const ofVersion = (number: string | number) => ` of version ${number}`;
export const versionWithDraftNow = (number: string | number) =>
  ` version ${number} with the draft now`;
export const restoreVersion = (number: string | number) => `Restore version ${number}`;
export const restore = 'Restore';
export const thisVersionCouldNotBe = 'This version could not be read. Try again in a moment.';
