import { findDurations } from '@casewright/law/citations/figures';

/** Hours of each unit. */
const HOURS = { hour: 1, day: 24, 'business-day': 24, week: 168, month: 730, year: 8_760 };
export const { day: DAY, week: WEEK, year: YEAR } = HOURS;

/** `48 hours` → 48; null for words that are no period. */
export const hoursOf = (text: string | null | undefined): number | null => {
  const [, count, unit] = /(\d+) (hour|day|week|month|year)/.exec(text ?? '') ?? [];
  return count && unit ? Number(count) * HOURS[unit as keyof typeof HOURS] : null;
};

/** The shortest period that a user's words name, in hours; null where they name none. */
export function hoursIn(words: string): number | null {
  const periods = findDurations(words).map(({ count, unit }) => count * HOURS[unit]);
  return periods.length === 0 ? null : Math.min(...periods);
}
