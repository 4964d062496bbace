import type { CitingText, CourtNumbers, DocTable } from '@casewright/law/ranking';
import type { CitingRepository } from '../../record/citing.repository.js';
import { startAnalyst } from '../../record/citing-analyst.js';
import { SegmentBuilder } from '../build/segment-builder.js';
import type { Inbox, InboxRepository, PendingCase } from '../store/inbox.repository.js';
import type { Family, SegmentRepository, SegmentRow } from '../store/segment.repository.js';
import { inOrder } from './in-order.js';
import { mergeSegments, segmentsToMerge } from './merge-segments.js';
import { SegmentWriter } from './segment-writer.js';

/** Cases whose citing text is read together; for famous ones, about 5 MB. */
const RECITED_AT_ONCE = 50;
/** One portion is read while another is analyzed. */
const PORTIONS_AT_ONCE = 2;

/** Writes the segments of the next generation and fills its table of cases. */
export class GenerationBuilder {
  /** Cases taken from the inbox. */
  readonly indexed: number[] = [];
  private readonly builder = new SegmentBuilder();
  private inBuilder: number[] = [];
  private readonly built: SegmentRow[] = [];

  constructor(
    private readonly segments: SegmentRepository,
    private readonly inbox: InboxRepository,
    private readonly citing: CitingRepository,
    private readonly docs: DocTable,
    private readonly courts: CourtNumbers,
  ) {}

  async addPending(): Promise<void> {
    for await (const cases of this.inbox.pending()) {
      for (const item of cases) {
        await this.add('text', item.caseId, item.terms, item.payloads);
        this.fill(item);
        this.indexed.push(item.caseId);
      }
    }
    await this.flush('text');
  }

  private fill(item: PendingCase): void {
    const { docs } = this;
    docs.decided[item.caseId] = item.decided;
    docs.court[item.caseId] = this.courts.numberOf(item.courtId, item.courtName, item.jurisdiction);
    docs.nameLength[item.caseId] = item.nameLength;
    docs.headLength[item.caseId] = item.headLength;
    docs.bodyLength[item.caseId] = item.bodyLength;
  }

  /** Analyzes anew what later opinions say about these cases. */
  async addCitingText({ recited }: Inbox): Promise<void> {
    const analyst = startAnalyst(recited.length);
    try {
      for await (const { ids, found } of inOrder(inPortions(recited), PORTIONS_AT_ONCE, (ids) =>
        this.citing
          .passages(ids)
          .then((passages) => analyst.analyze(passages))
          .then((found) => ({ ids, found })),
      )) {
        await this.takeCitingText(ids, found);
      }
    } finally {
      await analyst.close();
    }
    await this.flush('citing');
  }

  private async takeCitingText(ids: number[], found: CitingText[]): Promise<void> {
    for (const id of ids) {
      this.docs.citingSegment[id] = 0;
      this.docs.citingLength[id] = 0;
    }
    const indexed = found.filter(({ caseId }) => this.docs.textSegment[caseId] !== 0);
    for (const { caseId, terms, payloads, length } of indexed) {
      await this.add('citing', caseId, terms, payloads);
      this.docs.citingLength[caseId] = length;
    }
    const said = indexed.filter(({ parentheticals }) => parentheticals.length > 0);
    await this.citing.setParentheticals(
      new Map(said.map(({ caseId, parentheticals }) => [caseId, parentheticals])),
      ids,
    );
  }

  private async add(
    family: Family,
    caseId: number,
    terms: Uint32Array,
    payloads: Uint8Array,
  ): Promise<void> {
    if (!this.builder.hasRoomFor(terms.length)) await this.flush(family);
    this.builder.add(caseId, terms, payloads);
    this.inBuilder.push(caseId);
  }

  private async flush(family: Family): Promise<void> {
    if (this.inBuilder.length === 0) return;
    const writer = await SegmentWriter.begin(this.segments, family);
    for (const list of this.builder.drain()) {
      writer.add(list);
      if (writer.isFull) await writer.flush();
    }
    await writer.finish(this.inBuilder.length);
    const owner = this.owners(family);
    for (const id of this.inBuilder) owner[id] = writer.id;
    const [cases, bytes] = [this.inBuilder.length, writer.totalBytes];
    this.built.push({ id: writer.id, family, cases, bytes });
    this.inBuilder = [];
  }

  /**
   * Merges what is small or stale.
   *
   * @returns the segments of the new generation, and those that it no longer needs
   */
  async settle(before: SegmentRow[]): Promise<{ live: number[]; retired: number[] }> {
    const live: number[] = [];
    for (const family of ['text', 'citing'] as const) {
      const rows = [...before, ...this.built].filter((row) => row.family === family);
      const owner = this.owners(family);
      const held = countHeld(owner);
      const merging = segmentsToMerge(rows, held);
      const merged = await mergeSegments(this.segments, family, merging, owner, held);
      if (merged !== undefined) live.push(merged);
      live.push(...rows.filter((row) => !merging.includes(row)).map(({ id }) => id));
    }
    for (const { id } of this.built) if (!live.includes(id)) await this.segments.drop(id);
    return { live, retired: before.map(({ id }) => id).filter((id) => !live.includes(id)) };
  }

  private owners(family: Family): Uint32Array {
    return family === 'text' ? this.docs.textSegment : this.docs.citingSegment;
  }
}

/** Cases that each segment still holds. */
function countHeld(owner: Uint32Array): Map<number, number> {
  const held = new Map<number, number>();
  for (const segment of owner) {
    if (segment > 0) held.set(segment, (held.get(segment) ?? 0) + 1);
  }
  return held;
}

function* inPortions(recited: number[]): Generator<number[]> {
  for (let at = 0; at < recited.length; at += RECITED_AT_ONCE) {
    yield recited.slice(at, at + RECITED_AT_ONCE);
  }
}
