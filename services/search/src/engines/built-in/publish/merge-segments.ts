import { ListMerger, type SourceList } from '../build/merge-lists.js';
import type { EncodedList } from '../format/posting-list.js';
import type { Family, SegmentRepository, SegmentRow } from '../store/segment.repository.js';
import { SegmentWriter } from './segment-writer.js';

/**
 * A search reads each word once per segment, and merging rewrites them. This many are fast enough.
 */
const SEGMENTS_AT_MOST = 6;

/**
 * The segments to merge, if any: the smallest, so that large ones are rewritten rarely. A segment
 * most of whose cases have been replaced goes with them.
 */
export function segmentsToMerge(segments: SegmentRow[], held: Map<number, number>): SegmentRow[] {
  const stale = segments.filter((row) => (held.get(row.id) ?? 0) < row.cases / 2);
  if (segments.length <= SEGMENTS_AT_MOST && stale.length === 0) return [];
  const bySize = [...segments].sort((a, b) => a.bytes - b.bytes);
  const small = bySize.slice(0, Math.max(0, segments.length - SEGMENTS_AT_MOST / 2));
  const chosen =
    segments.length > SEGMENTS_AT_MOST ? new Set([...small, ...stale]) : new Set(stale);
  return [...chosen];
}

/** After the last list; no term is as large. */
const NO_TERM = 2 ** 32;

/** One segment's lists, one at a time. */
class Cursor implements SourceList {
  private batch: EncodedList[] = [];
  private at = 0;
  private current: EncodedList | undefined;
  /** The list's term, beside it: looked at once for each term of any segment. */
  term = NO_TERM;

  constructor(
    readonly segment: number,
    readonly isWhole: boolean,
    private readonly batches: AsyncGenerator<EncodedList[]>,
  ) {}

  get list(): EncodedList {
    return this.current!;
  }

  /** False when more must be read first. */
  advance(): boolean {
    this.current = this.batch[this.at++];
    this.term = this.current?.term ?? NO_TERM;
    return this.current !== undefined;
  }

  async read(): Promise<void> {
    const { value } = await this.batches.next();
    this.batch = value ?? [];
    this.at = 0;
    this.advance();
  }
}

/**
 * Writes what `rows` still hold as one segment, and makes it the owner of their cases.
 *
 * @param owner the segment that holds each case; changed
 * @returns the new segment's number; undefined when the segments held nothing any more
 */
export async function mergeSegments(
  segments: SegmentRepository,
  family: Family,
  rows: SegmentRow[],
  owner: Uint32Array,
  held: Map<number, number>,
): Promise<number | undefined> {
  const kept = rows.filter((row) => held.get(row.id));
  if (kept.length === 0) return undefined;
  const cursors = kept.map(
    (row) => new Cursor(row.id, held.get(row.id) === row.cases, segments.lists(row.id)),
  );
  for (const cursor of cursors) await cursor.read();
  const writer = await SegmentWriter.begin(segments, family);
  const merger = new ListMerger(owner);
  for (let term = smallest(cursors); term !== NO_TERM; term = smallest(cursors)) {
    const sources = cursors.filter((cursor) => cursor.term === term);
    const merged = merger.merge(sources);
    if (merged) writer.add(merged);
    if (writer.isFull) await writer.flush();
    for (const cursor of sources) if (!cursor.advance()) await cursor.read();
  }
  await writer.finish(kept.reduce((sum, row) => sum + held.get(row.id)!, 0));
  const merged = new Set(kept.map((row) => row.id));
  for (let doc = 0; doc < owner.length; doc++) if (merged.has(owner[doc]!)) owner[doc] = writer.id;
  return writer.id;
}

function smallest(cursors: Cursor[]): number {
  let term = NO_TERM;
  for (const cursor of cursors) if (cursor.term < term) term = cursor.term;
  return term;
}
