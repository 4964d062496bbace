import type { Line } from '../reading/lines.js';
import type { StatedDate } from '../understanding.js';

const HEAD = 4_000;

/**
 * A decision's date often appears on its own line in its head, with nothing that says so. Where
 * no date is marked as the decision's, the last such one is it.
 */
export function markDecisionDate(
  dates: readonly StatedDate[],
  lines: readonly Line[],
): StatedDate[] {
  const marked = dates.some(
    ({ kind, start }) => (kind === 'decided' || kind === 'filed') && start < HEAD,
  );
  const alone = marked
    ? undefined
    : dates.findLast((date) => date.start < HEAD && standsAlone(date, lines));
  return dates.map((date) => (date === alone ? { ...date, kind: 'decided' } : date));
}

function standsAlone({ start, end }: StatedDate, lines: readonly Line[]): boolean {
  const line = lines.find((each) => each.start <= start && end <= each.end);
  return line !== undefined && line.text.replace(/[.[\]()]/g, '').length <= end - start + 4;
}

/** Longer lines are prose. */
const LONGEST_LINE = 90;

/** The date of a decision: the last one that its head marks as such, or else the day of filing. */
export function decisionDate(text: string, dates: readonly StatedDate[]): StatedDate | undefined {
  const head = dates.filter((date) => date.start < HEAD && isOnShortLine(text, date));
  return (
    head.findLast(({ kind }) => kind === 'decided') ?? head.find(({ kind }) => kind === 'filed')
  );
}

/** Whether a date appears on a line too short for a sentence of the text. */
export function isOnShortLine(text: string, { start, end }: StatedDate): boolean {
  const from = text.lastIndexOf('\n', start) + 1;
  const to = text.indexOf('\n', end);
  return (to === -1 ? text.length : to) - from <= LONGEST_LINE;
}
