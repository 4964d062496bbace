import { monthOf, NUMBER_WORDS, numberFromWords } from '@casewright/law/citations/figures';
import type { Span } from '../../text/span.js';
import type { Match } from '../rule.js';

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';
export const DATE = new RegExp(
  `(?:\\b(Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday),? )?\\b(${MONTHS}) (\\d{1,2})(?!\\d|\\.\\d)(?:,? (\\d{4}))?`,
  'g',
);
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** `February 30`; `Friday, June 10, 2027`, which is a Thursday; `Friday, May 1, or Monday, May 5`. */
export function oddDates(text: string): Match[] {
  let known: { day: number; time: number } | undefined;
  return [...text.matchAll(DATE)].flatMap(
    ({ 0: words, 1: name = '', 2: month = '', 3: date = '', 4: year, index }) => {
      const place = { start: index, end: index + words.length };
      const utc = new Date(Date.UTC(Number(year ?? LEAP_YEAR), monthOf(month)! - 1, Number(date)));
      if (utc.getUTCDate() !== Number(date))
        return [{ ...place, remark: `${month} has no such day.` }];
      const [day, time] = [DAYS.indexOf(name), utc.getTime() / DAY_MS];
      if (day < 0) return [];
      if (year) return utc.getUTCDay() === day ? [] : [dayOf(place, utc.getUTCDay())];
      // Where no year is given, the day of the week of one date tells that of another near it.
      const away = known ? time - known.time : NEAR_DAYS;
      const right = known && Math.abs(away) < NEAR_DAYS ? (known.day + away + 70) % 7 : day;
      known ??= { day, time };
      return right === day ? [] : [dayOf(place, right)];
    },
  );
}
const LEAP_YEAR = 2024;
const DAY_MS = 86_400_000;
const NEAR_DAYS = 35;
const dayOf = (place: Span, day: number): Match => ({
  ...place,
  remark: `That day is a ${DAYS[day]}.`,
});

/** `thirty days after the notice, that is, on July 25` */
const DUE = new RegExp(
  `\\b(${NUMBER_WORDS}|\\d{1,3}) days (?:after|from) [^.;\\d]{0,60}?(?:that is|or|namely|i\\.e\\.),? (?:on |by )?$`,
  'i',
);

/** A date that is so many days after none of the others, and nearly after one. */
export function dueDates(text: string): Match[] {
  const dates = [...text.matchAll(DATE)].flatMap(
    ({ 0: words, 2: month = '', 3: day = '', 4: year, index }) => {
      const time = Date.UTC(Number(year ?? LEAP_YEAR), monthOf(month)! - 1, Number(day)) / DAY_MS;
      const count = DUE.exec(text.slice(Math.max(0, index - 120), index))?.[1];
      const days = count && (numberFromWords(count) ?? Number(count));
      return [{ time, days, start: index, end: index + words.length }];
    },
  );
  return dates.flatMap(({ time, days, start, end }) => {
    if (!days) return [];
    const away = dates.filter((it) => it.start < start).map((it) => time - it.time - days);
    const isRight = away.some((by) => by >= -1 && by <= WEEKEND);
    return isRight || !away.some((by) => Math.abs(by) <= NEAR_DAYS)
      ? []
      : [{ start, end, remark: `It is not ${days} days after any date before it.` }];
  });
}
/** What falls due then may be due on the next working day. */
const WEEKEND = 3;
