/** Names of courts as free text has them, with their place. */
export const COURT_NAMES: readonly RegExp[] = [
  /\b((?:Northern|Southern|Eastern|Western|Central|Middle) District of [A-Z][a-z]+(?: [A-Z][a-z]+)?|District of [A-Z][a-z]+(?: [A-Z][a-z]+)?)/,
  /\b((?:King|Queen)['’]s Bench Division|Chancery Division)\b/,
  /\b((?:\d{1,3}(?:st|nd|rd|th) (?:Judicial )?)?(?:(?!The |In |Before |This )[A-Z][a-z]+ ){0,4}?(?:Superior|Supreme|Circuit|District|Chancery|County) Court(?:,? (?:of|for|at)(?: the)? (?:State of |County of )?[A-Z][A-Za-z]+(?: [A-Z][a-z]+)*)?(?:, County of [A-Z][a-z]+(?: [A-Z][a-z]+)?|, [A-Z][a-z]+(?: [A-Z][a-z]+)? County(?:, (?:California|New York|Texas|Delaware|Florida|Illinois))?)?)/,
];
