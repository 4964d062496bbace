const cache = new Map<string, number>();
/** More distinct words than any document has; beyond it the memory starts over. */
const CACHED = 50_000;

/**
 * Syllables of an English word by its spelling: groups of vowels, less the silent ones. Right for
 * about nine words in ten, which is what reading measures need.
 */
export function syllables(word: string): number {
  const known = cache.get(word);
  if (known !== undefined) return known;
  if (cache.size > CACHED) cache.clear();
  const count = word.split('-').reduce((sum, part) => sum + countIn(part.toLowerCase()), 0);
  cache.set(word, count);
  return count;
}

function countIn(part: string): number {
  const letters = part.replace(/['’]s?$/, '').replace(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const trimmed = letters
    .replace(/(?:[^laeiouy]es|[^aeiouytd]ed|[^laeiouy]e)$/, (ending) => ending[0]!)
    .replace(/^y/, '');
  const groups = trimmed.match(/[aeiouy]{1,2}/g)?.length ?? 0;
  const split =
    trimmed.match(/(?:[^cgst]ia|i[ou]s?ly|[^qg]ua|[^c]iu|eo(?!u)|ie(?:t|nc|r)|io(?!n|us))/g)
      ?.length ?? 0;
  return Math.max(1, groups + split);
}
