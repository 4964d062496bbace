import type { DataSource } from 'typeorm';
import type { KnownCase } from '../../library/library.repository.js';
import type { PreparedRecord } from '../../library/library-record.js';
import type { LibraryWriter } from '../../library/library-writer.js';
import { contentHash } from '../preparation/content-hash.js';
import type { PreparationPool } from '../preparation/preparation-pool.js';
import type { CaseToPrepare, Prepared } from '../preparation/prepare-batch.js';
import type { SourceCase, SourceItem } from '../source-case.js';
import { lengthOf, portionsOf } from './case-portions.js';
import type { ImportSession } from './import-session.js';
import type { ImportsRepository } from './imports.repository.js';

/** A batch ends at either: many small cases, or few long ones. */
const BATCH_CASES = 150;
const BATCH_CHARACTERS = 500_000;

interface ReadCase {
  case: SourceCase;
  place: string;
  hash: string;
}

interface NewCaseToStore extends CaseToPrepare {
  place: string;
  isNew: boolean;
}

/** What is kept of a case while its text is elsewhere. */
type AwaitedCase = Pick<NewCaseToStore, 'place' | 'isNew'> & Pick<SourceCase, 'sourceId' | 'name'>;

/** A batch on its way: prepared elsewhere while the ones before it are being stored. */
interface Batch {
  items: AwaitedCase[];
  prepared: Promise<Prepared[]>;
  /** Runs just before it is stored, so that the totals never run ahead of the library. */
  count(): void;
}

export interface IntakeTools {
  db: DataSource;
  writer: LibraryWriter;
  imports: ImportsRepository;
  pool: PreparationPool;
}

/** Takes cases from a reader into the library: only what is new or changed, batch by batch. */
export class CaseIntake {
  private readonly underway: Batch[] = [];

  constructor(
    private readonly tools: IntakeTools,
    private readonly session: ImportSession,
  ) {}

  /** Reads to the end; everything is stored when it resolves. Returns how many records it met. */
  async take(items: AsyncIterable<SourceItem>, file: string): Promise<number> {
    let batch: ReadCase[] = [];
    let characters = 0;
    let records = 0;
    for await (const item of items) {
      records += 1;
      if (item.kind === 'problem') {
        this.session.counts.read += 1;
        this.session.addProblem(file, item.problem);
        continue;
      }
      batch.push({ case: item.case, place: item.place, hash: contentHash(item.case) });
      characters += lengthOf(item.case);
      if (batch.length < BATCH_CASES && characters < BATCH_CHARACTERS) continue;
      await this.start(batch, file);
      batch = [];
      characters = 0;
    }
    await this.start(batch, file);
    while (this.underway.length > 0) await this.storeNext(file);
    return records;
  }

  private async start(batch: ReadCase[], file: string): Promise<void> {
    this.session.stopIfAsked();
    const { items, count } = await this.sort(batch);
    const prepared = this.prepare(items);
    // Awaited when its turn comes; until then a failure must not count as unhandled.
    prepared.catch(() => undefined);
    this.underway.push({ items: items.map(toAwaited), prepared, count });
    while (this.underway.length > this.tools.pool.size) await this.storeNext(file);
  }

  private async prepare(items: NewCaseToStore[]): Promise<Prepared[]> {
    const portions = portionsOf(items).map((portion) => this.tools.pool.prepare(portion));
    return (await Promise.all(portions)).flat();
  }

  /** Finds out which of the cases are new or changed. */
  private async sort(batch: ReadCase[]): Promise<{ items: NewCaseToStore[]; count(): void }> {
    const distinct = richestById(batch);
    const first = await this.tools.imports.firstSeen(
      distinct.map((item) => ({ sourceId: item.case.sourceId, hasText: hasText(item.case) })),
    );
    const known = await this.tools.writer.known(
      distinct.map((item) => item.case.sourceId),
      this.tools.db.manager,
    );
    const totals = {
      read: batch.length,
      added: 0,
      changed: 0,
      unchanged: batch.length - distinct.length,
    };
    const items: NewCaseToStore[] = [];
    for (const item of distinct) {
      const verdict = this.judge(item, first, known.get(item.case.sourceId));
      totals[verdict.counts] += 1;
      if (!verdict.store) continue;
      const isNew = verdict.counts === 'added';
      items.push({ case: item.case, contentHash: item.hash, place: item.place, isNew });
    }
    return {
      items,
      count: () => {
        const { counts } = this.session;
        counts.read += totals.read;
        counts.added += totals.added;
        counts.changed += totals.changed;
        counts.unchanged += totals.unchanged;
      },
    };
  }

  private judge(
    item: ReadCase,
    first: Set<string>,
    known: KnownCase | undefined,
  ): { counts: 'added' | 'changed' | 'unchanged'; store: boolean } {
    // The first record of a case wins, unless a later one brings the text that it lacks.
    if (!first.has(item.case.sourceId)) return { counts: 'unchanged', store: false };
    if (!known) return { counts: 'added', store: true };
    const ours = known.importId === this.session.importId;
    if (known.contentHash === item.hash) {
      if (!ours) return { counts: 'unchanged', store: false };
      // Stored by this import before it was interrupted.
      return { counts: known.published ? 'changed' : 'added', store: false };
    }
    if (known.hasOpinions && !hasText(item.case)) return { counts: 'unchanged', store: false };
    return { counts: 'changed', store: true };
  }

  private async storeNext(file: string): Promise<void> {
    const { items, prepared, count } = this.underway.shift()!;
    const results = await prepared;
    count();
    const records: PreparedRecord[] = [];
    for (const [at, result] of results.entries()) {
      const item = items[at]!;
      if ('record' in result) {
        records.push(result.record);
        continue;
      }
      this.session.counts[item.isNew ? 'added' : 'changed'] -= 1;
      const excerpt = `${item.sourceId} ${item.name}`;
      this.session.addProblem(file, { place: item.place, reason: result.reason, excerpt });
    }
    this.session.textBytes += textBytes(records);
    await this.tools.writer.store(records, this.session.importId, (tx) => this.session.save(tx));
  }
}

function toAwaited({ place, isNew, case: { sourceId, name } }: NewCaseToStore): AwaitedCase {
  return { place, isNew, sourceId, name };
}

/** One record of each case, the first, or the first with text. */
function richestById(batch: ReadCase[]): ReadCase[] {
  const chosen = new Map<string, ReadCase>();
  for (const item of batch) {
    const before = chosen.get(item.case.sourceId);
    if (!before || (hasText(item.case) && !hasText(before.case))) {
      chosen.set(item.case.sourceId, item);
    }
  }
  return [...chosen.values()];
}

function hasText({ casebody, opinions }: SourceCase): boolean {
  return casebody !== null || opinions.some(({ content }) => content.trim() !== '');
}

function textBytes(records: PreparedRecord[]): number {
  let bytes = 0;
  for (const { opinions } of records) for (const { text } of opinions) bytes += text.byteLength;
  return bytes;
}
