import { decodeList, type EncodedList, encodeList, joinLists } from '../format/posting-list.js';

/** A list of the term that is being merged, and where it comes from. */
export interface SourceList {
  segment: number;
  /** Every case of the segment is still held by it. */
  isWhole: boolean;
  list: EncodedList;
}

/**
 * One term's lists from several segments as one. Cases that a segment no longer holds are left out;
 * lists of whole segments whose ranges do not meet are joined unread.
 *
 * @param owner the segment that holds each case
 * @returns null when no case is left
 */
export function mergeLists(sources: SourceList[], owner: Uint32Array): EncodedList | null {
  const ordered = [...sources].sort((a, b) => a.list.first - b.list.first);
  if (canJoin(ordered)) return joinLists(ordered.map(({ list }) => list));
  const docs: number[] = [];
  const payloads: number[] = [];
  for (const { segment, list } of ordered) {
    const decoded = decodeList(list, segment);
    for (let i = 0; i < decoded.docs.length; i++) {
      if (owner[decoded.docs[i]!] !== segment) continue;
      docs.push(decoded.docs[i]!);
      payloads.push(decoded.payloads[i]!);
    }
  }
  if (docs.length === 0) return null;
  const order = docs.map((_, i) => i).sort((a, b) => docs[a]! - docs[b]!);
  return encodeList(
    ordered[0]!.list.term,
    order.map((i) => docs[i]!),
    order.map((i) => payloads[i]!),
  );
}

function canJoin(ordered: SourceList[]): boolean {
  return ordered.every(
    ({ isWhole, list }, i) => isWhole && (i === 0 || ordered[i - 1]!.list.last < list.first),
  );
}
