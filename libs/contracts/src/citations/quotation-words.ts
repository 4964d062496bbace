/** How a quotation appears in the opinions of the case it is attributed to. */
export const QUOTATION_STATUSES = [
  /** Letter by letter. */
  'exact',
  /** But for brackets, ellipses, quote marks, hyphenation, spaces, a first letter's case. */
  'normalised',
  /** Close, with the differences in `diff`. */
  'close',
  'not_found',
  /** The library lacks the case or its text. */
  'unchecked',
] as const;
export type QuotationStatus = (typeof QUOTATION_STATUSES)[number];

export const QUOTATION_WORDS: Record<QuotationStatus, string> = {
  exact: 'Quoted exactly',
  normalised: 'Quoted with marked changes',
  close: 'Quotation differs',
  not_found: 'Quotation not found',
  unchecked: 'Quotation not checked',
};
