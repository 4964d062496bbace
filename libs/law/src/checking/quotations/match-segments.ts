import type { FoldedText } from './folded-text.js';
import type { Segment } from './quotation-segments.js';

/** Offsets into the source. */
export interface Located {
  start: number;
  end: number;
  /** Whether the letters agree in case, too, except for the first of each run. */
  sameCase: boolean;
}

/** If the longest run occurs this often, it is a common phrase; the other runs must decide. */
const MOST_STARTS = 200;
/** Folded characters that must agree. */
const FEWEST_CHARACTERS = 12;

/** The first place where all runs appear in order, none too far after the one before. */
export function matchSegments(source: FoldedText, segments: readonly Segment[]): Located | null {
  const lengths = segments.map(({ lower }) => lower.length);
  if (lengths.reduce((sum, length) => sum + length, 0) < FEWEST_CHARACTERS) return null;
  const anchor = lengths.indexOf(Math.max(...lengths));
  const wanted = segments[anchor]!.lower;
  let start = source.lower.indexOf(wanted);
  for (let tries = 0; start >= 0 && tries < MOST_STARTS; tries++) {
    const before = lead(source, start, segments.slice(0, anchor + 1));
    const behind = before && follow(source, start + wanted.length, segments.slice(anchor + 1));
    if (behind) return located(source, segments, [...before, start, ...behind]);
    start = source.lower.indexOf(wanted, start + 1);
  }
  return null;
}

/** Where each run before the last of them begins, the last being at `to`; null for a missing one. */
function lead({ lower }: FoldedText, to: number, segments: readonly Segment[]): number[] | null {
  const places: number[] = [];
  let at = to;
  for (let index = segments.length - 2; index >= 0; index--) {
    const { lower: wanted } = segments[index]!;
    const from = Math.max(0, at - segments[index + 1]!.gap - wanted.length - 1);
    const found = lower.slice(from, at).lastIndexOf(wanted);
    if (found < 0) return null;
    at = from + found;
    places.unshift(at);
  }
  return places;
}

/** Where each further run begins; null when one is missing. */
function follow({ lower }: FoldedText, from: number, rest: readonly Segment[]): number[] | null {
  const places: number[] = [];
  let at = from;
  for (const segment of rest) {
    const window = lower.slice(at, at + segment.gap + segment.lower.length + 1);
    const found = window.indexOf(segment.lower);
    if (found < 0) return null;
    places.push(at + found);
    at += found + segment.lower.length;
  }
  return places;
}

function located(source: FoldedText, segments: readonly Segment[], places: number[]): Located {
  const last = places.at(-1)! + segments.at(-1)!.text.length;
  const sameCase = segments.every(({ text }, i) => {
    const from = places[i]! + 1;
    return source.text.slice(from, from + text.length - 1) === text.slice(1);
  });
  return { start: source.at[places[0]!]!, end: source.at[last - 1]! + 1, sameCase };
}
