import type { WritingFinding } from '@casewright/contracts';
import { type Placed, place } from '../draft/placed';

/**
 * What one review says otherwise than the one before. At a key in a long text almost nothing:
 * the findings before it stay, those behind it move.
 */
export interface FindingPatch {
  /** So many of the first findings are as they were. */
  first: number;
  /** So many of the last ones are, but for the place. */
  last: number;
  /** How far these have moved. */
  shift: number;
  /** What comes between the two. */
  between: readonly WritingFinding[];
}

/** The way from one review's findings to the next one's, both in the text's order. */
export function patchOf(
  before: readonly WritingFinding[],
  after: readonly WritingFinding[],
): FindingPatch {
  const most = Math.min(before.length, after.length);
  let first = 0;
  while (first < most && isSame(before[first]!, after[first]!, 0)) first += 1;
  const shift = (after.at(-1)?.start ?? 0) - (before.at(-1)?.start ?? 0);
  let last = 0;
  while (last < most - first && isSame(before.at(-1 - last)!, after.at(-1 - last)!, shift)) {
    last += 1;
  }
  return { first, last, shift, between: after.slice(first, after.length - last) };
}

/** The findings after a patch; what stayed keeps its key and its object. */
export function applyPatch(before: readonly Placed[], patch: FindingPatch): Placed[] {
  const { first, last, shift, between } = patch;
  const behind = before.slice(before.length - last);
  return [
    ...before.slice(0, first),
    ...between.map(place),
    ...(shift === 0 ? behind : behind.map((item) => moved(item, shift))),
  ];
}

function moved(item: Placed, shift: number): Placed {
  return { ...item, start: item.start + shift, end: item.end + shift };
}

/** Everything but the place and the id, which may come from the place. */
function isSame(a: WritingFinding, b: WritingFinding, shift: number): boolean {
  return (
    a.start + shift === b.start &&
    a.end + shift === b.end &&
    a.rule === b.rule &&
    a.severity === b.severity &&
    a.title === b.title &&
    a.quote === b.quote &&
    a.explanation === b.explanation &&
    a.replacement?.text === b.replacement?.text &&
    a.replacement?.safe === b.replacement?.safe
  );
}
