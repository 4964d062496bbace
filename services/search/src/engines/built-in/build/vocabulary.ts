/** Whether a spelling may be suggested: a plain word of a usual length. */
export function isSuggestible(word: string): boolean {
  return /^[a-z]{3,24}$/.test(word);
}

/**
 * What stays of a word when vowels and doubled letters go: misspellings mostly share it, or miss it
 * by a letter. `neglignece` and `negligence` are both `nglgnc`.
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
