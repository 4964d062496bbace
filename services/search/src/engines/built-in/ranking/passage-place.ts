import { ANCHOR_EVERY, type ForwardPart } from '../build/case-text.js';

/** The longest that is read where the end of a passage is the end of the text. */
const LAST_CHARACTERS = 4_000;

/** Where a passage is: in words and, a little wider, in characters. */
export interface PassagePlace {
  /** Part 0 is the head of the record, which is no opinion. */
  part: number;
  opinionId: number | null;
  /** The first word, and the one after the last. */
  from: number;
  to: number;
  /** In the opinion's text: from the anchor before the first word to the one after the last. */
  start: number;
  length: number;
}

/** A passage by its words as a place that can be read. */
export function placeOf(
  { part, opinionId, tokens, anchors }: ForwardPart,
  from: number,
  end: number,
): PassagePlace {
  const to = Math.min(tokens.length, end);
  const start = anchors[Math.min(anchors.length - 1, Math.floor(from / ANCHOR_EVERY))]!;
  const last = anchors[Math.ceil(to / ANCHOR_EVERY)];
  return { part, opinionId, from, to, start, length: last ? last - start : LAST_CHARACTERS };
}
