const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?';
const BLANK = '(?:_{2,}|\\[[•●*\\s_]{0,12}\\]|\\[Date\\])';

/** A date as contracts write one, blanks left in it included. */
const DATE = new RegExp(
  [
    `(?:the\\s+|this\\s+)?(?:\\d{1,2}(?:st|nd|rd|th)?|${BLANK})?\\s*\\bday\\s+of\\s+(?:${MONTH}|${BLANK}|,)\\s?,?\\s*(?:\\d{2,4}|20_+|${BLANK})?`,
    `${MONTH}\\s+(?:\\d{1,2}(?:st|nd|rd|th)?|${BLANK})\\s?,?\\s*(?:19|20)\\d\\d`,
    `\\d{1,2}(?:st|nd|rd|th)?\\s+(?:of\\s+)?${MONTH},?\\s+(?:19|20)\\d\\d`,
    '\\b\\d{1,2}[/-]\\d{1,2}[/-](?:\\d{4}|\\d{2})\\b',
    `${BLANK},?\\s*(?:19|20)\\d\\d`,
  ].join('|'),
  'i',
);
const BLANK_DATE = new RegExp(`(?:as\\s+of|dated|on)\\s+(${BLANK})`, 'i');

/** The stamp of a public filing is no part of the contract. */
const FILED = /\bSource:[^\n]{0,120}/g;

/** The first date from `from` on, at most `reach` characters away; offsets index `text`. */
export function findDate(
  text: string,
  from: number,
  reach: number,
): { start: number; end: number } | null {
  const window = text.slice(from, from + reach).replace(FILED, (line) => ' '.repeat(line.length));
  const dated = DATE.exec(window);
  const blank = BLANK_DATE.exec(window);
  if (blank && (!dated || blank.index < dated.index)) {
    const start = from + blank.index + blank[0].length - blank[1]!.length;
    return { start, end: start + blank[1]!.length };
  }
  return dated ? trimmed(text, from + dated.index, from + dated.index + dated[0].length) : null;
}

function trimmed(text: string, start: number, end: number): { start: number; end: number } {
  let stop = end;
  while (stop > start && /[\s,]/.test(text[stop - 1]!)) stop--;
  return { start, end: stop };
}
