/** Words for both sides at once. */
const MUTUAL =
  /\b(?:either|each|neither|both|no|any|a|every|one|such|the other|indemnifying|indemnified|breaching|defaulting|non-breaching)\s+(?:of the\s+)?part(?:y|ies)\b|\bthe parties\b|\bparties\b|\bmutual/i;

export const isMutual = (words: string): boolean => MUTUAL.test(words);

/** The bare name of a party in a clause: `the Supplier` and `Supplier's` are `supplier`. */
export const bareName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^(?:the|that|and|or|if|then)\s+/, '')
    .replace(/'s$|s'$/, '')
    .trim();
