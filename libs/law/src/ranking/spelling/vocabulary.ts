/** Whether a spelling may be suggested: a plain word of ordinary length. */
export function isSuggestible(word: string): boolean {
  return /^[a-z]{3,24}$/.test(word);
}

/**
 * A word without vowels and doubled letters. Most misspellings share it or differ by one letter:
 * `neglignece` and `negligence` are both `nglgnc`.
 */
export function skeleton(word: string): string {
  return (
    word[0] +
    word
      .slice(1)
      .replace(/[aeiouyh]/g, '')
      .replace(/(.)\1+/g, '$1')
  );
}
