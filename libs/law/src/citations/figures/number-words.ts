const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const VALUES = new Map<string, number>([
  ...UNITS.map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, at): [string, number] => [word, (at + 2) * 10]),
  ['a', 1],
  ['an', 1],
]);

/** Source of an expression for a number in words up to the hundreds: `one hundred and twenty`.
 * A longer run of such words is a list, and would be read again from each of its words. */
export const NUMBER_WORDS = `(?:(?:${[...UNITS, ...TENS, 'hundred'].join('|')})(?:[-\\s]+(?:and\\s+)?(?=(?:${[...UNITS, ...TENS, 'hundred'].join('|')})\\b))?){1,8}`;

/** The value of a number in words; null where a word is no number. */
export function numberFromWords(words: string): number | null {
  let total = 0;
  for (const word of words.toLowerCase().split(/[-\s]+/)) {
    if (word === '' || word === 'and') continue;
    const value = VALUES.get(word);
    if (word === 'hundred') total = Math.max(total, 1) * 100;
    else if (value === undefined) return null;
    else total += value;
  }
  return total;
}
