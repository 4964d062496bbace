import type { DraftLocale, ReadValue } from './value.js';

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
/** At least three letters of a month's name, with or without a dot. */
const NAME = '([A-Za-z]{3,9})\\.?';
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const SLASHED = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/;
const MONTH_FIRST = new RegExp(`^${NAME} (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})$`, 'i');
const DAY_FIRST = new RegExp(
  `^(\\d{1,2})(?:st|nd|rd|th)? (?:day )?(?:of )?${NAME},? (\\d{4})$`,
  'i',
);

interface Day {
  year: number;
  month: number;
  day: number;
}

/** `2026-03-01`, `March 1, 2026`, `1 March 2026`; `3/1/2026` in the order of the locale. */
export function readDate(text: string, locale: DraftLocale): ReadValue {
  const day = dayOf(text, locale);
  if (!day) {
    const example = locale === 'en-GB' ? '1 March 2026' : 'March 1, 2026';
    return { problem: `Give a date with its day, month, and year, such as ${example}.` };
  }
  if (!isOfCalendar(day)) return { problem: `There is no such date as ${text}.` };
  const month = MONTHS[day.month - 1];
  const value =
    locale === 'en-GB' ? `${day.day} ${month} ${day.year}` : `${month} ${day.day}, ${day.year}`;
  return { value };
}

function dayOf(text: string, locale: DraftLocale): Day | null {
  const iso = ISO.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const slashed = SLASHED.exec(text);
  if (slashed) {
    const [first, second] = [Number(slashed[1]), Number(slashed[2])];
    const [day, month] = locale === 'en-GB' ? [first, second] : [second, first];
    return { year: Number(slashed[3]), month, day };
  }
  const named = MONTH_FIRST.exec(text);
  if (named) return withMonth(named[1]!, named[2]!, named[3]!);
  const dayFirst = DAY_FIRST.exec(text);
  return dayFirst ? withMonth(dayFirst[2]!, dayFirst[1]!, dayFirst[3]!) : null;
}

function withMonth(name: string, day: string, year: string): Day | null {
  const wanted = name.toLowerCase();
  const month = MONTHS.findIndex(
    (each) => each.toLowerCase().startsWith(wanted) || (wanted === 'sept' && each[0] === 'S'),
  );
  return month < 0 ? null : { year: Number(year), month: month + 1, day: Number(day) };
}

function isOfCalendar({ year, month, day }: Day): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
