import { decodeInto, type EncodedList, encodeList, joinLists } from '../format/posting-list.js';

/** A list of the term being merged, and its origin. */
export interface SourceList {
  readonly segment: number;
  /** Whether the segment still holds all of its cases. */
  readonly isWhole: boolean;
  readonly list: EncodedList;
}

/** Merges lists of one term after another. */
export class ListMerger {
  /** Buffers for the cases and payloads of the current term; as long as the longest list so far. */
  private docs = new Uint32Array(1 << 12);
  private payloads = new Uint8Array(1 << 12);

  /** @param owner the segment that holds each case */
  constructor(private readonly owner: Uint32Array) {}

  /**
   * One term's lists from several segments as one. Cases that a segment no longer holds are left
   * out; lists of whole segments whose ranges do not meet are joined unread.
   *
   * @returns null when no case is left
   */
  merge(sources: readonly SourceList[]): EncodedList | null {
    const [only] = sources;
    if (sources.length === 1 && only!.isWhole) return only!.list;
    const ordered = [...sources].sort((a, b) => a.list.first - b.list.first);
    if (canJoin(ordered)) return joinLists(ordered.map(({ list }) => list));
    this.makeRoom(ordered.reduce((sum, { list }) => sum + list.df, 0));
    const { docs, payloads } = this;
    let size = 0;
    let ascending = true;
    for (const source of ordered) {
      const end = this.takeHeld(source, size);
      if (size > 0 && end > size && docs[size]! < docs[size - 1]!) ascending = false;
      size = end;
    }
    if (size === 0) return null;
    if (!ascending) sortByCase(docs, payloads, size);
    return encodeList(ordered[0]!.list.term, docs, payloads, 0, size);
  }

  /** Decodes the cases that the segment still holds to place `start` on; returns where they end. */
  private takeHeld({ segment, isWhole, list }: SourceList, start: number): number {
    const { docs, payloads, owner } = this;
    decodeInto(docs, payloads, start, list);
    if (isWhole) return start + list.df;
    let end = start;
    for (let i = start; i < start + list.df; i++) {
      if (owner[docs[i]!] !== segment) continue;
      docs[end] = docs[i]!;
      payloads[end] = payloads[i]!;
      end++;
    }
    return end;
  }

  private makeRoom(postings: number): void {
    if (postings <= this.docs.length) return;
    this.docs = new Uint32Array(postings * 2);
    this.payloads = new Uint8Array(postings * 2);
  }
}

/** As numbers that begin with the case and end with the payload's byte: those sort fast. */
function sortByCase(docs: Uint32Array, payloads: Uint8Array, size: number): void {
  const keys = new Float64Array(size);
  for (let i = 0; i < size; i++) keys[i] = docs[i]! * 256 + payloads[i]!;
  keys.sort();
  for (let i = 0; i < size; i++) {
    docs[i] = Math.floor(keys[i]! / 256);
    payloads[i] = keys[i]! % 256;
  }
}

function canJoin(ordered: SourceList[]): boolean {
  return ordered.every(
    ({ isWhole, list }, i) => isWhole && (i === 0 || ordered[i - 1]!.list.last < list.first),
  );
}
