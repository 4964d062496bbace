import type { ReadValue } from './value.js';

const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];
const TENS: Record<string, number> = {
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
/** `30 days`, `thirty (30) days`, `30 business days`, `2-year`. */
const SPAN =
  /^(?:an? |([a-z]+) |(?:[a-z]+ )?\(?(\d{1,4})\)?[ -]?)((?:business|calendar|working|full) )?(hour|day|week|month|year)s?$/i;

/** A number of hours, days, weeks, months, or years, as `30 days`. */
export function readDuration(text: string): ReadValue {
  const found = SPAN.exec(text);
  const count = found ? countOf(found[1], found[2]) : 0;
  if (!found || count <= 0) {
    return { problem: 'Give a number of days, weeks, months, or years, such as 30 days.' };
  }
  const kind = (found[3] ?? '').toLowerCase();
  return { value: `${count} ${kind}${found[4]!.toLowerCase()}${count === 1 ? '' : 's'}` };
}

function countOf(word: string | undefined, figures: string | undefined): number {
  if (figures !== undefined) return Number(figures);
  if (word === undefined) return 1;
  const at = WORDS.indexOf(word.toLowerCase());
  return at >= 0 ? at : (TENS[word.toLowerCase()] ?? 0);
}
