/** `words` with the capital that `like` begins with. */
export function inCaseOf(like: string, words: string): string {
  const first = like[0] ?? '';
  if (first === first.toLowerCase() || words === '') return words;
  return words[0]!.toUpperCase() + words.slice(1);
}

/** Whether `a` or `an` stands before a word, by its sound as far as spelling tells. */
export function articleFor(word: string): 'a' | 'an' {
  const lower = word.toLowerCase();
  if (/^(?:hour|honest|honor|heir)/.test(lower)) return 'an';
  if (/^(?:uni(?!n|m)|use|usu|eu|one|once|ut[ie])/.test(lower)) return 'a';
  return /^[aeiou]/.test(lower) ? 'an' : 'a';
}
