export const selectedResults = 'Selected results';
export const selected = (count: number) => `${count} selected`;
export const copyCitations = 'Copy citations';
export const citationsCopied = (count: number) =>
  count === 1 ? 'Citation copied' : `${count} citations copied`;
export const citationsWereNotCopied = 'The citations were not copied';
export const clearSelection = 'Clear selection';
