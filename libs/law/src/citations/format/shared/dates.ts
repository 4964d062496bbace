/** A date as far as it is known. Months are 1 … 12. */
export interface SimpleDate {
  year?: string;
  month?: number;
  day?: number;
  season?: string;
  /** Last year of a range: 1961–1963. */
  endYear?: string;
  literal?: string;
}

const SEASONS = ['Spring', 'Summer', 'Autumn', 'Winter'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
/** Bluebook T12. */
const SHORT_MONTHS = [
  'Jan.',
  'Feb.',
  'Mar.',
  'Apr.',
  'May',
  'June',
  'July',
  'Aug.',
  'Sept.',
  'Oct.',
  'Nov.',
  'Dec.',
];

const whole = (part: unknown, most: number): number | undefined => {
  const number = Number(part);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : undefined;
};

function fromText(text: string): SimpleDate | undefined {
  const iso = /^\s*(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?(?:T.*)?\s*$/.exec(text);
  if (iso) return { year: iso[1], month: whole(iso[2], 12), day: whole(iso[3], 31) };
  const words = /^\s*([A-Za-z]{3,9})\.? (?:(\d{1,2}), )?(\d{4})\s*$/.exec(text);
  const month = MONTHS.findIndex(
    (name) => words?.[1] && name.startsWith(words[1].replace(/^Sept$/, 'Sep')),
  );
  if (words && month >= 0) return { year: words[3], month: month + 1, day: whole(words[2], 31) };
  return text.trim() ? { literal: text.trim() } : undefined;
}

/** Reads a CSL date, a year, or an ISO date; `undefined` where nothing is known. */
export function readDate(value: unknown): SimpleDate | undefined {
  if (typeof value === 'number') return { year: String(value) };
  if (typeof value === 'string') return fromText(value);
  if (typeof value !== 'object' || value === null) return undefined;
  const date = value as Record<string, unknown>;
  const ranges = Array.isArray(date['date-parts']) ? (date['date-parts'] as unknown[]) : [];
  const [parts, end] = ranges.filter(Array.isArray) as unknown[][];
  if (parts?.[0] !== undefined && String(parts[0]).trim()) {
    return {
      year: String(parts[0]).trim(),
      month: whole(parts[1], 12),
      day: whole(parts[2], 31),
      season:
        SEASONS[Number(date.season) - 1] ??
        (typeof date.season === 'string' ? date.season : undefined),
      endYear: end?.[0] === undefined ? undefined : String(end[0]),
    };
  }
  for (const text of [date.raw, date.literal]) if (typeof text === 'string') return fromText(text);
  return undefined;
}

const monthName = (month: number | undefined): string | undefined => MONTHS[(month ?? 0) - 1];

/** `1961–1963`, `2014`, or whatever words the date is given in. */
export const yearOf = (date: SimpleDate | undefined): string | undefined =>
  date?.endYear && date.endYear !== date.year
    ? `${date.year}–${date.endYear}`
    : (date?.year ?? date?.literal);

/** `Nov. 14, 2014`, `Apr. 2000`, `Spring 1990`, `1973` (Bluebook T12). */
export function shortDate(date: SimpleDate | undefined): string | undefined {
  if (!date?.month) return date?.season ? `${date.season} ${yearOf(date)}` : yearOf(date);
  const month = SHORT_MONTHS[date.month - 1];
  return date.day ? `${month} ${date.day}, ${date.year}` : `${month} ${date.year}`;
}

/** `November 14, 2014`, `April 2000`, `1973` (CMOS 9.31). */
export function longDate(date: SimpleDate | undefined): string | undefined {
  const month = monthName(date?.month);
  if (!date || !month) return date?.season ? `${date.season} ${yearOf(date)}` : yearOf(date);
  return date.day ? `${month} ${date.day}, ${date.year}` : `${month} ${date.year}`;
}

/** `2014, November 14` (APA 7 § 9.14). */
export function yearFirstDate(date: SimpleDate | undefined): string | undefined {
  const month = monthName(date?.month) ?? date?.season;
  if (!date || !month) return yearOf(date);
  return date.day ? `${date.year}, ${month} ${date.day}` : `${date.year}, ${month}`;
}
