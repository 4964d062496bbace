/** Ids of the two elements of a finding: its row in the list, and its mark in the text. */
export const rowId = (index: number) => `finding-${index}`;
export const markId = (index: number) => `mark-${index}`;

/** The row of a finding, where it is drawn. */
export const rowOf = (index: number) => find(`[data-row="${index}"]`);

/** Where a finding's mark begins; one that is cut has several elements. */
export const markOf = (index: number) => find(`[data-mark="${index}"]`);

function find(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector);
}
