import type { Span } from '../types.js';
import { isoDate, monthOf } from './calendar.js';

const MONTH =
  '(Jan(?:uary|\\.)?|Feb(?:ruary|\\.)?|Mar(?:ch|\\.)?|Apr(?:il|\\.)?|May|June?\\.?|July?\\.?|Aug(?:ust|\\.)?|Sept?(?:ember|\\.)?|Oct(?:ober|\\.)?|Nov(?:ember|\\.)?|Dec(?:ember|\\.)?)';

/** A date that a text states in full. */
export interface FoundDate extends Span {
  /** `2024-05-31`. */
  date: string;
}

interface Form {
  expression: RegExp;
  read(groups: readonly string[]): string | null;
}

const FORMS: readonly Form[] = [
  {
    // May 31, 2024; MAY 31 2024; May 31st , 2024; May 31,2024
    expression: new RegExp(
      `\\b${MONTH}\\s{1,3}(\\d{1,2})(?:st|nd|rd|th)?(?:\\s{0,2},\\s{0,3}|\\s{1,3})(\\d{4})\\b`,
      'gi',
    ),
    read: ([month = '', day, year]) => isoDate(Number(year), monthOf(month), Number(day)),
  },
  {
    // 31 May 2024; the 31st day of May, 2024
    expression: new RegExp(
      `\\b(\\d{1,2})(?:st|nd|rd|th)?\\s{1,3}(?:day\\s{1,3}of\\s{1,3}|of\\s{1,3})?${MONTH}\\s{0,2},?\\s{1,3}(\\d{4})\\b`,
      'gi',
    ),
    read: ([day, month = '', year]) => isoDate(Number(year), monthOf(month), Number(day)),
  },
  {
    expression: /\b(\d{4})-(\d{2})-(\d{2})\b/g,
    read: ([year, month, day]) => isoDate(Number(year), Number(month), Number(day)),
  },
  {
    // 5/31/2024, 5/31/24: the month first, as American papers have it, unless it can be none.
    expression: /(?<![\d/$.])(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?![\d/])/g,
    read: ([first, second, year = '']) =>
      isoDate(fullYear(year), Number(first), Number(second)) ??
      isoDate(fullYear(year), Number(second), Number(first)),
  },
];

/** Two figures mean this century up to 2049, as contracts look ahead by decades. */
const fullYear = (year: string): number =>
  year.length === 4 ? Number(year) : Number(year) + (Number(year) < 50 ? 2000 : 1900);

/** All dates that the text states in full, in its order; what is no day of a calendar is left out. */
export function findDates(text: string): FoundDate[] {
  const found: FoundDate[] = [];
  for (const { expression, read } of FORMS) {
    for (const match of text.matchAll(expression)) {
      const date = read(match.slice(1));
      if (!date) continue;
      found.push({ start: match.index, end: match.index + match[0].length, date });
    }
  }
  found.sort((a, b) => a.start - b.start);
  return found.filter((each, at) => at === 0 || each.start >= found[at - 1]!.end);
}
