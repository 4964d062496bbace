import { byPlace, type Placed } from '../draft/placed';
import type { Dismissed } from '../draft/writing-draft';

/**
 * What rules and model say, without what the user has dismissed, in the text's order; `findings` are
 * in that order already.
 */
export function visibleFindings(
  findings: readonly Placed[],
  remarks: readonly Placed[],
  dismissed: readonly Dismissed[],
  silenced: readonly string[],
): readonly Placed[] {
  const silent = new Set(silenced);
  const gone = new Set(dismissed.map(nameOf));
  const said = remarks.length === 0 ? findings : [...findings, ...remarks].sort(byPlace);
  // Usually nothing is dismissed, and naming every finding would be wasted work.
  if (silent.size === 0 && gone.size === 0) return said;
  return said.filter(({ finding: { rule }, start, end }) => {
    return !silent.has(rule) && !gone.has(nameOf({ rule, start, end }));
  });
}

function nameOf({ rule, start, end }: Dismissed): string {
  return `${rule} ${start} ${end}`;
}
