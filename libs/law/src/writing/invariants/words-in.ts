/** The words of a text that a pattern matches, in order, in lower case. */
export const wordsIn = (text: string, pattern: RegExp): string[] =>
  (text.match(pattern) ?? []).map((found) => found.toLowerCase());

export const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((value, at) => value === b[at]);

/** Formulas that announce a statement and lay no duty on anyone. */
export const ANNOUNCES =
  /\bit (?:should|must|may|might|will|can|could) (?:also |be |first )*\p{L}+ (?:out |in mind )?that\b/giu;
