const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES = new Map([
  ['thousand', 1_000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
]);
const WORDS = [...SMALL, ...TENS, 'fourty', 'hundred', ...SCALES.keys()].join('|');

/** Source of an expression for a number in words: `one hundred and twenty thousand`. */
export const SPELLED = `(?:${WORDS})(?:[\\s-]+(?:and\\s+)?(?:${WORDS})\\b){0,12}`;

/** The value of a number in words; null where the words are no number, as in a list of them. */
export function numberIn(words: string): number | null {
  let total = 0;
  let group = 0;
  let before = Number.POSITIVE_INFINITY;
  for (const word of words.toLowerCase().split(/[\s-]+/)) {
    if (word === 'and') continue;
    const scale = SCALES.get(word);
    if (scale) {
      total += Math.max(group, 1) * scale;
      group = 0;
      before = Number.POSITIVE_INFINITY;
    } else if (word === 'hundred') {
      group = Math.max(group, 1) * 100;
      before = 100;
    } else {
      const value = smallValue(word);
      if (value === null || value >= before || (before < 20 && before > 0)) return null;
      group += value;
      before = value >= 20 ? 10 : 1;
    }
  }
  return total + group;
}

function smallValue(word: string): number | null {
  const small = SMALL.indexOf(word);
  if (small !== -1) return small;
  const tens = (word === 'fourty' ? TENS.indexOf('forty') : TENS.indexOf(word)) + 2;
  return tens > 1 ? tens * 10 : null;
}
