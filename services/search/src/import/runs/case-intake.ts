import type { PreparedRecord, SourceCase, SourceItem } from '@casewright/law/records';
import type { DataSource } from 'typeorm';
import type { LibraryWriter } from '../../library/library-writer.js';
import type { PreparationPool } from '../preparation/preparation-pool.js';
import type { Prepared } from '../preparation/prepare-batch.js';
import type { ImportSession } from './import-session.js';
import type { ImportsRepository } from './imports.repository.js';
import type { Publication } from './publication.js';
import {
  type BatchTotals,
  contentHash,
  type NewCaseToStore,
  type ReadCase,
  sortBatch,
} from './sort-batch.js';

/** A batch ends at either: many small cases, or few long ones. */
const BATCH_CASES = 150;
const BATCH_CHARACTERS = 500_000;

/** A file that has been read to its end. */
export interface ReadFile {
  path: string;
  /** Cases and problems. */
  records: number;
}

/** What is kept of a case while its text is elsewhere. */
type AwaitedCase = Pick<NewCaseToStore, 'file' | 'place' | 'isNew'> &
  Pick<SourceCase, 'sourceId' | 'name'>;

/** A batch on its way: prepared elsewhere while the ones before it are being stored. */
interface Batch {
  items: AwaitedCase[];
  prepared: Promise<Prepared[]>;
  /** Files of which nothing comes after this batch. */
  ended: ReadFile[];
  /** Counted just before it is stored, so that the totals never run ahead of the library. */
  totals: BatchTotals;
}

export interface IntakeTools {
  db: DataSource;
  writer: LibraryWriter;
  imports: ImportsRepository;
  pool: PreparationPool;
  publication: Publication;
}

/**
 * Takes cases from readers into the library: only what is new or changed, batch by batch. Files of a
 * case each share their batches.
 */
export class CaseIntake {
  private readonly underway: Batch[] = [];
  private batch: ReadCase[] = [];
  private characters = 0;
  private ended: ReadFile[] = [];

  constructor(
    private readonly tools: IntakeTools,
    private readonly session: ImportSession,
  ) {}

  /**
   * Reads to the end. The last cases may be stored with those of the next reader, or by `finish`.
   *
   * @param path of the file that is noted as read when all of it is stored
   */
  async take(items: AsyncIterable<SourceItem>, file: string, path?: string): Promise<void> {
    let records = 0;
    for await (const item of items) {
      records += 1;
      if (item.kind === 'problem') {
        this.session.counts.read += 1;
        this.session.addProblem(file, item.problem);
        continue;
      }
      this.batch.push({ case: item.case, file, place: item.place, hash: contentHash(item.case) });
      this.characters += lengthOf(item.case);
      if (this.isFull) await this.start();
    }
    if (path === undefined) return;
    this.ended.push({ path, records });
    if (this.isFull) await this.start();
  }

  /** Everything is stored when it resolves. */
  async finish(): Promise<void> {
    await this.start();
    while (this.underway.length > 0) await this.storeNext();
  }

  private get isFull(): boolean {
    const most = Math.max(this.batch.length, this.ended.length);
    return most >= BATCH_CASES || this.characters >= BATCH_CHARACTERS;
  }

  private async start(): Promise<void> {
    this.session.stopIfAsked();
    const { batch, ended } = this;
    this.batch = [];
    this.characters = 0;
    this.ended = [];
    const { importId } = this.session;
    const { items, totals } = await sortBatch(batch, this.tools, importId);
    const prepared = this.prepare(items);
    // Awaited when its turn comes; until then a failure must not count as unhandled.
    prepared.catch(() => undefined);
    this.underway.push({ items: items.map(toAwaited), prepared, ended, totals });
    while (this.underway.length > this.tools.pool.size) await this.storeNext();
  }

  private async prepare(items: NewCaseToStore[]): Promise<Prepared[]> {
    const portions = portionsOf(items).map((portion) => this.tools.pool.prepare(portion));
    return (await Promise.all(portions)).flat();
  }

  private async storeNext(): Promise<void> {
    const { items, prepared, ended, totals } = this.underway.shift()!;
    const results = await prepared;
    this.session.count(totals);
    const records: PreparedRecord[] = [];
    for (const [at, result] of results.entries()) {
      const item = items[at]!;
      if ('record' in result) {
        records.push(result.record);
        continue;
      }
      this.session.counts[item.isNew ? 'added' : 'changed'] -= 1;
      const excerpt = `${item.sourceId} ${item.name}`;
      this.session.addProblem(item.file, { place: item.place, reason: result.reason, excerpt });
    }
    this.session.textBytes += textBytes(records);
    const { importId } = this.session;
    await this.tools.writer.store(records, importId, async (tx) => {
      await this.tools.imports.filesRead(importId, ended, tx);
      await this.session.save(tx);
    });
    await this.tools.publication.add(records.length);
  }
}

function toAwaited({ file, place, isNew, case: item }: NewCaseToStore): AwaitedCase {
  return { file, place, isNew, sourceId: item.sourceId, name: item.name };
}

function textBytes(records: PreparedRecord[]): number {
  let bytes = 0;
  for (const { opinions } of records) for (const { text } of opinions) bytes += text.byteLength;
  return bytes;
}

/** A batch is prepared in portions: no thread idles, and each collects less garbage that still lives. */
const PORTION_CHARACTERS = 100_000;

/** The cases in portions for one thread each, in their order; a case is never parted. */
export function portionsOf<T extends { case: SourceCase }>(items: T[]): T[][] {
  const portions: T[][] = [];
  let characters = PORTION_CHARACTERS;
  for (const item of items) {
    if (characters >= PORTION_CHARACTERS) {
      portions.push([]);
      characters = 0;
    }
    portions.at(-1)!.push(item);
    characters += lengthOf(item.case);
  }
  return portions;
}

/** Characters of all opinions, markup included. */
function lengthOf({ casebody, opinions }: SourceCase): number {
  return (casebody?.length ?? 0) + opinions.reduce((sum, { content }) => sum + content.length, 0);
}
