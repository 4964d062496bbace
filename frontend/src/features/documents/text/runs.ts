import type { Range } from '../../../shared/reading/text/text-blocks';
import type { FilledBlock, Passage } from './document-blocks';

/** Words of one kind in a row. */
export interface Run extends Range {
  /** The finding whose passage this is, and which a click chooses; null for none. */
  owner: number | null;
  /** Whether the owner's passage begins here. */
  isBeginning: boolean;
  isHeading: boolean;
  /** Inside the place that something else than a finding leads to: a date, a party. */
  isPlace: boolean;
}

/**
 * Parts a block at the edges of what is in it. Where passages overlap, the chosen one owns the
 * words, else the narrowest: the wider one can still be reached outside of it.
 */
export function runsOf(
  { block, passages, headings }: FilledBlock,
  selected: number | null,
  place: Range | null,
): Run[] {
  const marked = [...passages, ...headings, ...(place ? [place] : [])];
  const runs: Run[] = [];
  for (const [start, end] of piecesOf(block, marked)) {
    const owner = ownerAt(start, passages, selected);
    const run: Run = {
      start,
      end,
      owner: owner?.index ?? null,
      isBeginning: owner?.start === start,
      isHeading: headings.some((heading) => holds(heading, start)),
      isPlace: place !== null && holds(place, start),
    };
    const last = runs.at(-1);
    if (last && isAlike(last, run)) last.end = end;
    else runs.push(run);
  }
  return runs;
}

/** The finding at which the Tab key stops while none is chosen: the first of the document. */
export function firstPassage(passages: readonly Passage[]): number | null {
  const [first] = passages.toSorted(
    (a, b) => a.start - b.start || a.end - b.end || a.index - b.index,
  );
  return first?.index ?? null;
}

function piecesOf(block: Range, ranges: readonly Range[]): [number, number][] {
  const edges = ranges.flatMap(({ start, end }) => [start, end]);
  const inside = edges.filter((edge) => edge > block.start && edge < block.end);
  const cuts = [...new Set([block.start, ...inside, block.end])].sort((a, b) => a - b);
  return cuts.slice(0, -1).map((from, place) => [from, cuts[place + 1]!]);
}

function ownerAt(
  offset: number,
  passages: readonly Passage[],
  selected: number | null,
): Passage | null {
  let owner: Passage | null = null;
  for (const passage of passages) {
    if (!holds(passage, offset)) continue;
    if (passage.index === selected) return passage;
    if (!owner || isNarrower(passage, owner)) owner = passage;
  }
  return owner;
}

function isNarrower(a: Passage, b: Passage): boolean {
  const [widthA, widthB] = [a.end - a.start, b.end - b.start];
  return widthA < widthB || (widthA === widthB && a.index < b.index);
}

function holds({ start, end }: Range, offset: number): boolean {
  return start <= offset && offset < end;
}

function isAlike(last: Run, next: Run): boolean {
  return (
    last.owner === next.owner &&
    last.isHeading === next.isHeading &&
    last.isPlace === next.isPlace &&
    !next.isBeginning
  );
}
