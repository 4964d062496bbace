/** Ids of the two elements of a finding: its row in the list, and its mark in the text. */
export const rowId = (index: number) => `finding-${index}`;
export const markId = (index: number) => `citation-${index}`;
