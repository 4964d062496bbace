const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** `2024-05-31`; null for a day that no calendar has. */
export function isoDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const real = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return real && year >= 1600 && year < 2200 ? date.toISOString().slice(0, 10) : null;
}

/** 1 … 12 for the name of a month or its abbreviation; 0 for another word. */
export const monthOf = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/** A date so many days later (earlier, where negative). */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** 0 for Sunday … 6 for Saturday. */
export const weekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `May 31, 2024`. */
export const longDate = (date: string): string => format.format(new Date(`${date}T00:00:00Z`));
