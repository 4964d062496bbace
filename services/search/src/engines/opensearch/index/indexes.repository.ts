import { type PreparedStatement, queryPrepared } from '@casewright/database';
import type { FieldAverages } from '@casewright/law/ranking';
import type { DataSource } from 'typeorm';
import { PUBLISH_LOCK } from '../../record/changes.repository.js';

/** An index in OpenSearch, as PostgreSQL knows it. */
export interface KnownIndex {
  name: string;
  shape: string;
  /** What the gains in it rest on. */
  averages: FieldAverages;
  state: 'building' | 'live' | 'retired';
  /** All that changed in the library up to this generation is in it. */
  generation: number;
  /** While it is made: the last case that is in it. */
  lastCase: number;
}

const COLUMNS = 'name, shape, averages, state, generation, last_case AS "lastCase"';
const LIVE: PreparedStatement = {
  name: 'search-opensearch-index',
  text: `SELECT ${COLUMNS}, (SELECT generation FROM index_generation) AS newest
           FROM opensearch_indexes WHERE state = 'live'`,
};

/** Searches that began in an index before it was retired have ended by then. */
const RETIRED_FOR = '1 minute';

/** Which indexes there are in OpenSearch, and which of them is searched. */
export class IndexesRepository {
  constructor(private readonly db: DataSource) {}

  /** The one that is searched, with the newest generation of the library; null while there is none. */
  async live(): Promise<(KnownIndex & { newest: number }) | null> {
    const [row] = await queryPrepared<KnownIndex & { newest: number }>(this.db, LIVE, []);
    return row ?? null;
  }

  all(): Promise<KnownIndex[]> {
    return this.db.query(`SELECT ${COLUMNS} FROM opensearch_indexes ORDER BY changed_at`);
  }

  /**
   * Notes an index that is about to be made. From here on every publication keeps what it changes, and
   * none is under way meanwhile that does not.
   */
  async begin(name: string, shape: string, averages: FieldAverages): Promise<KnownIndex> {
    const runner = this.db.createQueryRunner();
    try {
      await runner.query('SELECT pg_advisory_lock($1)', [PUBLISH_LOCK]);
      const [row] = (await runner.query(
        `INSERT INTO opensearch_indexes (name, shape, averages, state, generation)
         SELECT $1, $2, $3, 'building', generation FROM index_generation RETURNING ${COLUMNS}`,
        [name, shape, JSON.stringify(averages)],
      )) as KnownIndex[];
      return row!;
    } finally {
      await runner.query('SELECT pg_advisory_unlock($1)', [PUBLISH_LOCK]);
      await runner.release();
    }
  }

  async hasCasesUpTo(name: string, lastCase: number): Promise<void> {
    await this.db.query(
      'UPDATE opensearch_indexes SET last_case = $2, changed_at = now() WHERE name = $1',
      [name, lastCase],
    );
  }

  async isAsOf(name: string, generation: number): Promise<void> {
    await this.db.query(
      'UPDATE opensearch_indexes SET generation = $2, changed_at = now() WHERE name = $1',
      [name, generation],
    );
  }

  /** From here on it is the one that is searched. */
  async switchTo(name: string): Promise<void> {
    await this.db.transaction(async (tx) => {
      await tx.query(
        `UPDATE opensearch_indexes SET state = 'retired', changed_at = now() WHERE state = 'live'`,
      );
      await tx.query(
        `UPDATE opensearch_indexes SET state = 'live', changed_at = now() WHERE name = $1`,
        [name],
      );
    });
  }

  /** Cases that are not in the searched index as they are in the library. */
  async waiting(): Promise<number> {
    const [row] = (await this.db.query(
      `SELECT count(*)::integer AS waiting FROM index_changes
        WHERE generation > (SELECT generation FROM opensearch_indexes WHERE state = 'live')`,
    )) as [{ waiting: number }];
    return row.waiting;
  }

  async rested(): Promise<string[]> {
    const rows = (await this.db.query(
      `SELECT name FROM opensearch_indexes
        WHERE state = 'retired' AND changed_at < now() - interval '${RETIRED_FOR}'`,
    )) as { name: string }[];
    return rows.map(({ name }) => name);
  }

  /** Without any index left, nothing has to be kept of what changes. */
  async forget(name: string): Promise<void> {
    await this.db.transaction(async (tx) => {
      await tx.query('DELETE FROM opensearch_indexes WHERE name = $1', [name]);
      await tx.query(
        'DELETE FROM index_changes WHERE NOT EXISTS (SELECT 1 FROM opensearch_indexes)',
      );
    });
  }
}
