/** Names of courts as free text has them. */
export const COURT_NAMES: readonly RegExp[] = [
  /\b((?:Northern|Southern|Eastern|Western|Central|Middle) District of [A-Z][a-z]+(?: [A-Z][a-z]+)?|District of [A-Z][a-z]+(?: [A-Z][a-z]+)?)/,
  /\b((?:Superior|Supreme|Circuit|District|Chancery|County) Court(?:,? (?:of|for)(?: the)? (?:State of |County of )?[A-Z][A-Za-z]+(?: [A-Z][a-z]+)*)?)/,
  /\b([A-Z][a-z]+(?: [A-Z][a-z]+)? County (?:Superior|Supreme|Circuit|District) Court)/,
];
