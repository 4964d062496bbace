import type { Line } from '../reading/lines.js';
import type { StatedDate } from '../understanding.js';

const HEAD = 4_000;

/**
 * A decision's date often stands on a line of its own in its head, with nothing that says so. Where
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
