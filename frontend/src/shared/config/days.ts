const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day of an address, `2026-11-22`; null for what is none. */
export function dayIn(value: string | null): string | null {
  return value && DAY.test(value) && !Number.isNaN(Date.parse(`${value}T00:00:00`)) ? value : null;
}

/** The moment at which a day, or one so much later, begins in the reader's own time. */
export function startOf(day: string, daysLater: number): string {
  const start = new Date(`${day}T00:00:00`);
  start.setDate(start.getDate() + daysLater);
  return start.toISOString();
}

/** A calendar day as a document or the server has it: it has no time zone. */
const calendarFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });
const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const timeFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

export const calendarDay = (day: string): string => calendarFormat.format(new Date(day));

/** Today in the reader's own calendar, `2026-11-22`. */
export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** The day of a moment, as the reader's own place writes it. */
export const dayOf = (moment: string): string => dayFormat.format(new Date(moment));

/** Its day and time. */
export const timeOf = (moment: string): string => timeFormat.format(new Date(moment));
