/** The Supreme Court's official reports; their LEXIS numbers look alike. */
const OFFICIAL = /^\d+ U\.\s?S\. (?:\(|\d)/;
const VENDOR = /\bLEXIS\b|\bWL\b/i;

/** The citations of a case as lawyers prefer them: official reports first, vendors' numbers last. */
export function preferredFirst(citations: readonly string[]): string[] {
  const rank = (citation: string) => (OFFICIAL.test(citation) ? 0 : VENDOR.test(citation) ? 2 : 1);
  return [...citations].sort((a, b) => rank(a) - rank(b));
}
