import type { Activity } from '@casewright/contracts';

const DAY = 86_400_000;
/** From here on, a bar for each day would be too thin to read. */
const MOST_DAYS = 31;

/** The days or weeks, in UTC, that cover so many days up to now. Weeks begin on Monday. */
export function spansOf(days: number, now: Date): Pick<Activity, 'unit' | 'starts'> {
  const unit = days > MOST_DAYS ? 'week' : 'day';
  const first = new Date(now.getTime() - (days - 1) * DAY);
  first.setUTCHours(0, 0, 0, 0);
  if (unit === 'week') first.setTime(first.getTime() - ((first.getUTCDay() + 6) % 7) * DAY);
  const starts: string[] = [];
  const step = unit === 'week' ? 7 * DAY : DAY;
  for (let at = first.getTime(); at <= now.getTime(); at += step) {
    starts.push(new Date(at).toISOString().slice(0, 10));
  }
  return { unit, starts };
}
