import { addDays, longDate, weekday } from '@casewright/law/citations/figures';
import { federalHolidays } from './holidays.js';

/** The last day of a period, and a sentence on how it was found. */
interface Counted {
  date: string;
  steps: string;
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Why a period does not end on a day; null for an ordinary one. */
function closed(date: string): string | null {
  const day = weekday(date);
  if (day === 0 || day === 6) return `a ${DAYS[day]}`;
  return federalHolidays(Number(date.slice(0, 4))).get(date) ?? null;
}

/** The day itself, or the next one that is no Saturday, Sunday, or legal holiday. */
function nextOpen(date: string): string {
  let open = date;
  while (closed(open)) open = addDays(open, 1);
  return open;
}

/**
 * Counts as Fed. R. Civ. P. 6(a)(1) and Fed. R. App. P. 26(a)(1) do: the day of the event is left
 * out, every day counts, and a period that would end on a Saturday, Sunday, or legal holiday runs
 * on to the next day that is none. Holidays are the federal ones; a state's own are not known here.
 *
 * @param event `2024-05-31`
 * @param mailed days that Rule 6(d) adds to the end of the period, for service by mail
 */
export function countDays(event: string, days: number, mailed = 0): Counted {
  const nominal = addDays(event, days);
  const end = nextOpen(nominal);
  const counted = `Counting ${days} days from ${longDate(event)}, and leaving that day out, gives ${longDate(nominal)}`;
  const first =
    end === nominal
      ? `${counted}.`
      : `${counted}, which is ${closed(nominal)}, so the period runs to ${longDate(end)}.`;
  if (mailed === 0) return { date: end, steps: first };
  const later = addDays(end, mailed);
  const date = nextOpen(later);
  const runs = date === later ? '' : `, and as that is ${closed(later)}, ${longDate(date)}`;
  return { date, steps: `${first} Another ${mailed} days give ${longDate(later)}${runs}.` };
}

/** Under the present rules every day counts since the amendments of December 1, 2009. */
export const PRESENT_COUNTING = '2009-12-01';
