import type { Dismissed } from '../draft/writing-draft';
import type { Placed } from './placed';

/** What rules and model say, without what the user has dismissed, in the text's order. */
export function visibleFindings(
  findings: readonly Placed[],
  remarks: readonly Placed[],
  dismissed: readonly Dismissed[],
  silenced: readonly string[],
): Placed[] {
  const silent = new Set(silenced);
  const gone = new Set(dismissed.map(nameOf));
  const said = remarks.length === 0 ? findings : [...findings, ...remarks];
  return said
    .filter(({ finding: { rule }, start, end }) => {
      return !silent.has(rule) && !gone.has(nameOf({ rule, start, end }));
    })
    .sort((a, b) => a.start - b.start || b.end - a.end);
}

function nameOf({ rule, start, end }: Dismissed): string {
  return `${rule} ${start} ${end}`;
}
