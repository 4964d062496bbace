import {
  DOCS_PER_BLOCK,
  DocTable,
  type IndexedCourt,
  packDocs,
  unpackDocs,
} from '@casewright/law/ranking';
import type { DataSource, EntityManager } from 'typeorm';

export interface Generation {
  generation: number;
  caseCount: number;
  /** Case numbers are below this. */
  tableSize: number;
}

type Queryable = Pick<DataSource | EntityManager, 'query'>;

/** The table of cases and the courts that it numbers, as one generation has them. */
export class CaseTableRepository {
  async generation(db: Queryable): Promise<Generation> {
    const [row] = await db.query(
      `SELECT generation, case_count AS "caseCount", table_size AS "tableSize"
         FROM index_generation`,
    );
    return row;
  }

  /** Fills `docs` with the blocks that have changed since generation `since`. */
  async read(docs: DocTable, since: number, db: Queryable): Promise<void> {
    const rows = (await db.query(
      'SELECT block, data FROM index_case_blocks WHERE generation > $1 ORDER BY block',
      [since],
    )) as { block: number; data: Buffer }[];
    for (const { block, data } of rows) unpackDocs(docs, block, data);
  }

  /** Sets which record stands for each decision that several sources have. */
  async readLeaders(docs: DocTable, db: Queryable): Promise<void> {
    docs.leader.fill(0);
    const rows = (await db.query(
      'SELECT case_id AS id, leader_id AS leader FROM same_decisions',
    )) as {
      id: number;
      leader: number;
    }[];
    for (const { id, leader } of rows) docs.leader[id] = leader;
  }

  async courts(db: Queryable): Promise<IndexedCourt[]> {
    return db.query(
      'SELECT court_id AS id, name, jurisdiction, level FROM index_courts ORDER BY number',
    );
  }

  /** Part of the transaction that makes a generation: writes the blocks that differ. */
  async write(
    docs: DocTable,
    before: DocTable,
    generation: number,
    tx: EntityManager,
  ): Promise<void> {
    for (let block = 0; block * DOCS_PER_BLOCK < docs.size; block++) {
      const data = Buffer.from(packDocs(docs, block));
      if (block * DOCS_PER_BLOCK < before.size && data.equals(packDocs(before, block))) continue;
      await tx.query(
        `INSERT INTO index_case_blocks VALUES ($1, $2, $3)
         ON CONFLICT (block) DO UPDATE SET generation = $2, data = $3`,
        [block, generation, data],
      );
    }
  }

  async writeCourts(courts: IndexedCourt[], from: number, tx: EntityManager): Promise<void> {
    for (const [i, court] of courts.slice(from).entries()) {
      await tx.query('INSERT INTO index_courts VALUES ($1, $2, $3, $4, $5)', [
        from + i,
        court.id,
        court.name,
        court.jurisdiction,
        court.level,
      ]);
    }
  }

  async setGeneration(next: Generation, tx: EntityManager): Promise<void> {
    await tx.query(
      'UPDATE index_generation SET generation = $1, case_count = $2, table_size = $3',
      [next.generation, next.caseCount, next.tableSize],
    );
  }
}

/** The same columns in a table that has room for more cases. */
export function widened(docs: DocTable, size: number): DocTable {
  const wider = new DocTable(Math.max(size, docs.size));
  for (const [i, column] of wider.columns.entries()) column.set(docs.columns[i]!);
  return wider;
}
