import type { DataSource, EntityManager } from 'typeorm';
import { WaitingCases } from '../publish/waiting-cases.js';

/** Knows which analysis made the index, and which cases have to be read again for the one of today. */
export class OutdatedRepository extends WaitingCases {
  constructor(db: DataSource) {
    super(db, 'index_outdated');
  }

  /** Where another version has read the library, all its cases have to be read again. */
  async note(version: number): Promise<void> {
    await this.changing(async (tx) => {
      const [{ begun }] = await tx.query(
        'SELECT analysis_begun AS begun FROM index_generation FOR UPDATE',
      );
      if (begun === version) return;
      await tx.query('INSERT INTO index_outdated SELECT id FROM cases ON CONFLICT DO NOTHING');
      await tx.query(
        `UPDATE index_generation SET analysis_begun = $1,
                analysis = CASE WHEN EXISTS (SELECT 1 FROM cases) THEN analysis ELSE $1 END`,
        [version],
      );
    });
  }

  /** Whether the index is not yet whole that of this version. */
  async isLeft(version: number): Promise<boolean> {
    const [row] = (await this.db.query(
      `SELECT analysis <> $1 OR EXISTS (SELECT 1 FROM index_outdated) AS "isLeft"
         FROM index_generation`,
      [version],
    )) as { isLeft: boolean }[];
    return row!.isLeft;
  }

  /** When all cases have been read: what opinions say of others has yet to be, by the next publication. */
  async finish(version: number): Promise<void> {
    await this.changing(async (tx) => {
      const [, changed] = (await tx.query(
        `UPDATE index_generation SET analysis = $1
          WHERE analysis <> $1 AND NOT EXISTS (SELECT 1 FROM index_outdated)`,
        [version],
      )) as [unknown, number];
      if (changed === 0) return;
      await tx.query(
        `INSERT INTO citator_dirty
         SELECT DISTINCT r.cited_case_id FROM cited_cases r JOIN cases c ON c.id = r.cited_case_id
             ON CONFLICT DO NOTHING`,
      );
    });
  }

  /** Of a large library more than a user's query may take. */
  private changing(work: (tx: EntityManager) => Promise<void>): Promise<void> {
    return this.library.exclusively(async (tx) => {
      await tx.query('SET LOCAL statement_timeout = 0');
      await work(tx);
    });
  }
}
