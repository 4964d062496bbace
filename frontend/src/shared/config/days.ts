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
