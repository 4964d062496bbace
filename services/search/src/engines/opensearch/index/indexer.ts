import type { DataSource } from 'typeorm';
import { ChangesRepository } from '../../record/changes.repository.js';
import type { OpenSearchSettings } from '../cluster/opensearch-settings.js';
import type { SearchCluster } from '../cluster/search-cluster.js';
import type { CaseDocument } from './case-document.js';
import { compactIndex } from './compact-index.js';
import { DocumentSource, type Library, readLibrary } from './document-source.js';
import { indexBody, shapeOf } from './index-shape.js';
import { IndexesRepository, type KnownIndex } from './indexes.repository.js';
import { writeDocuments } from './write-documents.js';

/** An arbitrary number for the lock that allows one writer at a time, in any process. */
const WRITER_LOCK = 4_308;
/** Cases whose documents are written together: about 5 MB. */
const CASES_AT_ONCE = 100;
/** Cases; OpenSearch itself keeps an index of so few in few pieces. */
const SMALL = 10_000;

/**
 * Keeps an index in OpenSearch as the library is in PostgreSQL. A new one is made beside the one that
 * is searched, and takes its place when it is whole; what changes afterwards is written into it. Killed
 * at any point, whoever comes next goes on from there.
 */
export class Indexer {
  readonly indexes: IndexesRepository;
  /** The index, and its generation, that was found to be as this version would make it. */
  private checked = '';
  private readonly changes = new ChangesRepository();

  constructor(
    private readonly db: DataSource,
    private readonly cluster: SearchCluster,
    private readonly settings: OpenSearchSettings,
  ) {
    this.indexes = new IndexesRepository(db);
  }

  /** Until the index is as the library is, or `signal` stops it. @returns whether it was this one's turn */
  async follow(signal: AbortSignal): Promise<boolean> {
    const lock = this.db.createQueryRunner();
    try {
      const [row] = await lock.query('SELECT pg_try_advisory_lock($1) AS held', [WRITER_LOCK]);
      if (!row.held) return false;
      await this.dropRested();
      while (!signal.aborted && (await this.step(signal)));
      return true;
    } finally {
      await lock.query('SELECT pg_advisory_unlock($1)', [WRITER_LOCK]).catch(() => undefined);
      await lock.release();
    }
  }

  /**
   * Makes the index anew, beside the one that is searched.
   *
   * @param onProgress told of the number of cases so far
   */
  async rebuild(signal: AbortSignal, onProgress?: (cases: number) => void): Promise<void> {
    const before = await this.indexes.live();
    const lock = this.db.createQueryRunner();
    try {
      await lock.query('SELECT pg_advisory_lock($1)', [WRITER_LOCK]);
      // Somebody else has just done it.
      if ((await this.indexes.live())?.name !== before?.name) return;
      for (const { name, state } of await this.indexes.all()) {
        if (state === 'building') await this.drop(name);
      }
      await this.build(await this.begin(await readLibrary(this.db)), signal, onProgress);
    } finally {
      await lock.query('SELECT pg_advisory_unlock($1)', [WRITER_LOCK]).catch(() => undefined);
      await lock.release();
    }
  }

  /** Does what is due. @returns whether something may be left to do */
  private async step(signal: AbortSignal): Promise<boolean> {
    const live = await this.indexes.live();
    if (live && !(await this.cluster.has(live.name))) {
      await this.indexes.forget(live.name);
      return true;
    }
    if (live && (await this.keepUp(signal))) return !signal.aborted;
    const isKnownGood = live !== null && this.checked === `${live.name} ${live.generation}`;
    if (isKnownGood) return false;
    const library = await readLibrary(this.db);
    const shape = shapeOf(this.settings, library.averages);
    if (live?.shape === shape) {
      this.checked = `${live.name} ${live.generation}`;
      return false;
    }
    await this.build((await this.begun(shape)) ?? (await this.begin(library)), signal);
    return !signal.aborted;
  }

  /** Brings the index that is searched to the newest generation. @returns whether it was behind */
  private async keepUp(signal: AbortSignal): Promise<boolean> {
    const live = await this.indexes.live();
    if (!live || live.generation === live.newest) return false;
    await this.catchUp(live, signal);
    return true;
  }

  /** One that was left in the making. */
  private async begun(shape: string): Promise<KnownIndex | null> {
    let found: KnownIndex | null = null;
    for (const index of await this.indexes.all()) {
      if (index.state !== 'building') continue;
      if (!found && index.shape === shape && (await this.cluster.has(index.name))) found = index;
      else await this.drop(index.name);
    }
    return found;
  }

  private async begin({ averages }: Library): Promise<KnownIndex> {
    const time = new Date().toISOString().replace(/\D/g, '').slice(0, 17);
    const name = `${this.settings.prefix}-cases-${time}`;
    const index = await this.indexes.begin(name, shapeOf(this.settings, averages), averages);
    const body = indexBody(this.settings);
    await this.cluster.write({ method: 'PUT', path: `/${name}`, body });
    return index;
  }

  private async build(
    index: KnownIndex,
    signal: AbortSignal,
    onProgress?: (cases: number) => void,
  ): Promise<void> {
    const { name, generation, averages } = index;
    let written = 0;
    const library = await readLibrary(this.db);
    const source = new DocumentSource(this.db, library, averages, library.docs.size);
    // The next portion is made while one is written.
    let next = this.portionAfter(index.lastCase, source);
    try {
      while (!signal.aborted) {
        const { ids, documents } = await next;
        const last = ids.at(-1);
        if (last === undefined) break;
        next = this.portionAfter(last, source);
        // Heard of at the next turn, if there is one.
        next.catch(() => undefined);
        await writeDocuments(this.cluster, name, generation, { documents, deleted: [] });
        await this.indexes.hasCasesUpTo(name, last);
        written += documents.length;
        onProgress?.(written);
        await this.keepUp(signal);
      }
    } finally {
      await next.catch(() => undefined);
      await source.close();
    }
    if (signal.aborted) return;
    if (library.docs.size > SMALL) {
      await compactIndex(this.cluster, name, signal, () => this.keepUp(signal));
    }
    await this.catchUp(index, signal);
    if (!signal.aborted) await this.switchTo(name);
  }

  /** Writes what changed after the generation that the index is as of. */
  private async catchUp(
    { name, generation: since, averages }: KnownIndex,
    signal: AbortSignal,
  ): Promise<void> {
    const library = await readLibrary(this.db);
    const { generation, docs } = library;
    const source = new DocumentSource(this.db, library, averages, 0);
    try {
      for (let last = 0; !signal.aborted; ) {
        const ids = await this.changes.after(since, last, CASES_AT_ONCE, this.db);
        if (ids.length === 0) break;
        const documents = await source.documentsOf(ids);
        const deleted = ids.filter((id) => id >= docs.size || docs.textSegment[id] === 0);
        await writeDocuments(this.cluster, name, generation, { documents, deleted });
        last = ids.at(-1)!;
      }
    } finally {
      await source.close();
    }
    if (signal.aborted) return;
    await this.cluster.write({ method: 'POST', path: `/${name}/_refresh` });
    await this.indexes.isAsOf(name, generation);
  }

  /** The alias is for people and their tools; searches go where PostgreSQL says. */
  private async switchTo(name: string): Promise<void> {
    const alias = `${this.settings.prefix}-cases`;
    const actions = [
      { remove: { index: `${alias}-*`, alias, must_exist: false } },
      { add: { index: name, alias } },
    ];
    await this.cluster.write({ method: 'POST', path: '/_aliases', body: { actions } });
    await this.indexes.switchTo(name);
  }

  private async portionAfter(
    last: number,
    source: DocumentSource,
  ): Promise<{ ids: number[]; documents: CaseDocument[] }> {
    const ids = await this.casesAfter(last);
    return { ids, documents: ids.length > 0 ? await source.documentsOf(ids) : [] };
  }

  private async casesAfter(last: number): Promise<number[]> {
    const rows = (await this.db.query(
      'SELECT id FROM cases WHERE published AND id > $1 ORDER BY id LIMIT $2',
      [last, CASES_AT_ONCE],
    )) as { id: number }[];
    return rows.map(({ id }) => id);
  }

  private async dropRested(): Promise<void> {
    for (const name of await this.indexes.rested()) await this.drop(name);
  }

  private async drop(name: string): Promise<void> {
    await this.cluster.drop(name);
    await this.indexes.forget(name);
  }
}
