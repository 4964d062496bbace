import { addDays, isoDate, weekday } from '@casewright/law/citations/figures';

const MONDAY = 1;
const THURSDAY = 4;

/** The nth such weekday of a month; the last one for -1. */
function nth(year: number, month: number, day: number, which: number): string {
  if (which === -1) {
    let last = addDays(isoDate(year, month + 1, 1)!, -1);
    while (weekday(last) !== day) last = addDays(last, -1);
    return last;
  }
  let first = isoDate(year, month, 1)!;
  while (weekday(first) !== day) first = addDays(first, 1);
  return addDays(first, 7 * (which - 1));
}

/** A holiday on a Saturday is kept on the Friday before it, one on a Sunday on the Monday after. */
function observed(date: string): string {
  const day = weekday(date);
  return day === 6 ? addDays(date, -1) : day === 0 ? addDays(date, 1) : date;
}

const holidaysOf = new Map<number, Map<string, string>>();

/** The federal legal holidays (5 U.S.C. § 6103; Fed. R. Civ. P. 6(a)(6)(A)) of a year, by date. */
export function federalHolidays(year: number): ReadonlyMap<string, string> {
  const known = holidaysOf.get(year);
  if (known) return known;
  const fixed: [string, string][] = [
    [isoDate(year, 1, 1)!, "New Year's Day"],
    ...(year >= 2021
      ? [[isoDate(year, 6, 19)!, 'Juneteenth National Independence Day'] as [string, string]]
      : []),
    [isoDate(year, 7, 4)!, 'Independence Day'],
    [isoDate(year, 11, 11)!, 'Veterans Day'],
    [isoDate(year, 12, 25)!, 'Christmas Day'],
  ];
  const made = new Map<string, string>([
    ...fixed,
    ...fixed.map(([date, name]): [string, string] => [observed(date), name]),
    [observed(isoDate(year + 1, 1, 1)!), "New Year's Day"],
    [nth(year, 1, MONDAY, 3), 'Birthday of Martin Luther King, Jr.'],
    [nth(year, 2, MONDAY, 3), "Washington's Birthday"],
    [nth(year, 5, MONDAY, -1), 'Memorial Day'],
    [nth(year, 9, MONDAY, 1), 'Labor Day'],
    [nth(year, 10, MONDAY, 2), 'Columbus Day'],
    [nth(year, 11, THURSDAY, 4), 'Thanksgiving Day'],
  ]);
  holidaysOf.set(year, made);
  return made;
}
