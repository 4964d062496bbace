import type { DataSource, EntityManager } from 'typeorm';
import { casesToAnalyze, type StoredCaseToAnalyze } from '../../../library/cases-to-analyze.js';
import { LibraryRepository } from '../../../library/library.repository.js';
import { CaseReader } from '../../record/case-reader.js';
import { PendingRepository } from '../store/pending.repository.js';

const CASES_AT_ONCE = 50;

/**
 * Stored cases whose words have to be read again, by the table that lists them: after an update that
 * reads words differently, or because a record now says what others of its decision say.
 */
export class WaitingCases {
  protected readonly library: LibraryRepository;
  private readonly pending = new PendingRepository();

  constructor(
    protected readonly db: DataSource,
    private readonly table: 'index_outdated' | 'index_merged',
  ) {
    this.library = new LibraryRepository(db);
  }

  /** Reads them all. Yields, portion by portion, those that wait to be indexed now. */
  async *readAll(): AsyncGenerator<number[]> {
    let next = await this.next();
    if (next.length === 0) return;
    const reader = new CaseReader();
    try {
      for (; next.length > 0; next = await this.next()) yield await this.read(next, reader);
    } finally {
      await reader.close();
    }
  }

  private async read(cases: StoredCaseToAnalyze[], reader: CaseReader): Promise<number[]> {
    const analyses = await reader.read(cases.map(({ item }) => item));
    return this.library.exclusively(async (tx) => {
      await tx.query('SET LOCAL synchronous_commit = off');
      const kept = await this.take(cases, tx);
      const analyzed = cases.map((loaded, at) => ({ loaded, analysis: analyses[at]! }));
      await this.pending.clear([...kept], tx);
      await this.pending.add(
        analyzed.filter(({ loaded }) => kept.has(loaded.caseId)),
        tx,
      );
      return [...kept];
    });
  }

  private async next(): Promise<StoredCaseToAnalyze[]> {
    const rows = (await this.db.query(
      `SELECT case_id AS id FROM ${this.table} ORDER BY case_id LIMIT $1`,
      [CASES_AT_ONCE],
    )) as { id: number }[];
    return casesToAnalyze(
      this.db,
      rows.map(({ id }) => id),
    );
  }

  /** Leaves out what a loader has stored anew, or deleted, meanwhile. */
  private async take(cases: StoredCaseToAnalyze[], tx: EntityManager): Promise<Set<number>> {
    const [rows] = (await tx.query(
      `DELETE FROM ${this.table} WHERE case_id = ANY($1) RETURNING case_id AS id`,
      [cases.map(({ caseId }) => caseId)],
    )) as [{ id: number }[]];
    return new Set(rows.map(({ id }) => id));
  }
}
