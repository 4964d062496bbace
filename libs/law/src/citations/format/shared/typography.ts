/**
 * Straight quotes made typographic. `before` is the character in front of `text`. An apostrophe
 * before a digit stands for dropped digits (`'504 Patent`, Bluebook rule 14.9).
 */
export function curlyQuotes(text: string, before = ''): string {
  let last = before;
  let out = '';
  for (let i = 0; i < text.length; i++) {
    const sign = text.charAt(i);
    const opens = last === '' || /[\s([{—–“‘]/.test(last);
    const next = text.charAt(i + 1);
    let put = sign;
    if (sign === '"') put = opens ? '“' : '”';
    else if (sign === "'") put = opens && !/\d/.test(next) ? '‘' : '’';
    out += put;
    last = put;
  }
  return out;
}

/** Legal ordinals: 2d, 3d, 22d, 103d, 11th (Bluebook rule 6.2(b)(ii)). */
export function legalOrdinal(number: number): string {
  const end = ordinal(number);
  return end.replace(/(?:nd|rd)$/, 'd');
}

/** Ordinary ordinals: 2nd, 3rd, 22nd, 11th (APA 7 § 6.34, CMOS 9.6). */
export function ordinal(number: number): string {
  const tens = number % 100;
  if (tens >= 11 && tens <= 13) return `${number}th`;
  return `${number}${['th', 'st', 'nd', 'rd'][number % 10] ?? 'th'}`;
}

const SPELLED = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** Number of an edition: `3`, `3rd`, `3d ed.`, `third edition` → 3. */
export function editionNumber(edition: string | undefined): number | undefined {
  const word = (edition ?? '').toLowerCase().replace(/ (?:ed\.?|edition)$/, '');
  const number = /^(\d+)(?:st|nd|rd|d|th)?$/.exec(word)?.[1];
  return number ? Number(number) : SPELLED.indexOf(word) + 1 || undefined;
}

/** Commas in numbers of five digits and more (Bluebook rule 6.2(a)). */
export const withCommas = (number: string): string =>
  /^\d{5,}$/.test(number) ? number.replace(/\B(?=(?:\d{3})+$)/g, ',') : number;
