import type { Alternative, WritingFinding } from '@casewright/contracts';
import type { Range } from '../revision/changes';

/**
 * A finding at its place in the draft as it is now. `finding` is as the reviewer made it, and stays
 * the same object while the text around it moves: whatever shows it need not render again.
 */
export interface Placed extends Range {
  /** Its name while it is on the screen; no two have the same. */
  key: number;
  finding: WritingFinding;
}

let lastKey = 0;

/** A finding that was just made, where it says it is. */
export function place(finding: WritingFinding): Placed {
  lastKey += 1;
  return { key: lastKey, finding, start: finding.start, end: finding.end };
}

/** For a sort into the text's order: of two that begin together the longer first. */
export function byPlace(a: Range, b: Range): number {
  return a.start - b.start || b.end - a.end;
}

/** A phrasing of the last analysis; `place` is null once its words have been changed. */
export interface PlacedAlternative {
  alternative: Alternative;
  place: Range | null;
}
