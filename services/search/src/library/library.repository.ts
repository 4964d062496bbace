import type { LibraryRecord, NewCase, PreparedRecord } from '@casewright/law/records';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { BinaryCopy, copyInto, takeIds } from './binary-copy.js';

/** What the library contains of a record that a loader brings again. */
export interface KnownCase {
  id: number;
  contentHash: string;
  hasOpinions: boolean;
  /** The import that stored it last; null: the starter loader. */
  importId: number | null;
  /** Whether that import, in this run or an earlier one, brought it first. */
  isAdded: boolean;
}

/** A record with the id under which it is stored. */
export interface StoredRecord {
  caseId: number;
  /** Nothing was stored under its source id before. */
  isNew: boolean;
  /** In the order of `record.opinions`. */
  opinionIds: number[];
  record: LibraryRecord | PreparedRecord;
}

/** Loaders take turns at writing, whichever process they run in. The number is arbitrary. */
const WRITE_LOCK = 4_301;

/** The columns of `cases` that a record fills, with their SQL types. */
export const COLUMNS: Record<keyof NewCase, readonly [column: string, type: string]> = {
  sourceId: ['source_id', 'text'],
  source: ['source', 'text'],
  name: ['name', 'text'],
  fullName: ['full_name', 'text'],
  nameShort: ['name_short', 'text'],
  citations: ['citations', 'text[]'],
  citationKeys: ['citation_keys', 'text[]'],
  courtId: ['court_id', 'text'],
  courtName: ['court_name', 'text'],
  jurisdiction: ['jurisdiction', 'text'],
  decided: ['decided', 'date'],
  year: ['year', 'integer'],
  docket: ['docket', 'text'],
  author: ['author', 'text'],
  topics: ['topics', 'text[]'],
  summary: ['summary', 'text'],
  keyPoints: ['key_points', 'text[]'],
  subsequentHistory: ['subsequent_history', 'jsonb'],
  precedentialStatus: ['precedential_status', 'text'],
  judges: ['judges', 'text'],
  syllabus: ['syllabus', 'text'],
  sourceUrl: ['source_url', 'text'],
  contentHash: ['content_hash', 'text'],
};
const FIELDS = Object.keys(COLUMNS) as (keyof NewCase)[];

@Injectable()
export class LibraryRepository {
  constructor(readonly db: DataSource) {}

  /** Runs `work` in a transaction that no other loader writes alongside. */
  exclusively<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.db.transaction(async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock($1)', [WRITE_LOCK]);
      return work(tx);
    });
  }

  /** What is stored under these source ids. */
  async known(sourceIds: string[], tx: EntityManager): Promise<Map<string, KnownCase>> {
    const rows = (await tx.query(
      `SELECT c.source_id AS "sourceId", c.id, c.content_hash AS "contentHash",
              c.import_id AS "importId", c.created_at >= i.created_at AS "isAdded",
              EXISTS (SELECT 1 FROM opinions o WHERE o.case_id = c.id) AS "hasOpinions"
         FROM cases c LEFT JOIN imports i ON i.id = c.import_id WHERE c.source_id = ANY($1)`,
      [sourceIds],
    )) as (KnownCase & { sourceId: string })[];
    return new Map(rows.map(({ sourceId, ...known }) => [sourceId, known]));
  }

  /** Content hash by source id, of all cases from `source`. */
  async hashes(source: string): Promise<Map<string, string>> {
    const rows = (await this.db.query(
      'SELECT source_id, content_hash FROM cases WHERE source = $1',
      [source],
    )) as { source_id: string; content_hash: string }[];
    return new Map(rows.map((row) => [row.source_id, row.content_hash]));
  }

  /** The next cases from `source` after the one with the id `after`. */
  someOf(source: string, after: number, most: number): Promise<{ id: number; sourceId: string }[]> {
    return this.db.query(
      `SELECT id, source_id AS "sourceId" FROM cases
        WHERE source = $1 AND id > $2 ORDER BY id LIMIT $3`,
      [source, after, most],
    );
  }

  /** Whether cases are stored, of one source or of any, that nobody sees yet. */
  async hasUnpublished(source: string | null = null): Promise<boolean> {
    const [row] = (await this.db.query(
      'SELECT EXISTS (SELECT 1 FROM cases WHERE NOT published AND source = coalesce($1, source)) AS found',
      [source],
    )) as { found: boolean }[];
    return row?.found === true;
  }

  /** Writes the records over what is stored under their source ids. A new case is unpublished. */
  async store(
    records: (LibraryRecord | PreparedRecord)[],
    importId: number | null,
    tx: EntityManager,
  ): Promise<StoredRecord[]> {
    const rows = await this.upsertCases(records, importId, tx);
    const stored = records.map((record) => {
      const { id, isNew } = rows.get(record.case.sourceId)!;
      return { caseId: id, isNew, opinionIds: [] as number[], record };
    });
    await this.forget(stored, tx);
    await this.storeOpinions(stored, tx);
    await this.storeSourceData(stored, tx);
    return stored;
  }

  async caseIds(sourceIds: string[], tx: EntityManager): Promise<number[]> {
    const rows = (await tx.query('SELECT id FROM cases WHERE source_id = ANY($1)', [
      sourceIds,
    ])) as { id: number }[];
    return rows.map((row) => row.id);
  }

  async remove(caseIds: number[], tx: EntityManager): Promise<void> {
    await tx.query('DELETE FROM cases WHERE id = ANY($1)', [caseIds]);
  }

  /** Makes all cases visible. */
  async markPublished(tx: EntityManager): Promise<void> {
    await tx.query('SET LOCAL statement_timeout = 0');
    await tx.query('UPDATE cases SET published = true WHERE NOT published');
  }

  private async upsertCases(
    records: (LibraryRecord | PreparedRecord)[],
    importId: number | null,
    tx: EntityManager,
  ): Promise<Map<string, { id: number; isNew: boolean }>> {
    const columns = FIELDS.map((field) => COLUMNS[field][0]);
    const updates = columns.filter((column) => column !== 'source_id');
    const rows = (await tx.query(
      `INSERT INTO cases (${columns.join(', ')}, import_id, published)
       SELECT ${FIELDS.map((field) => `r."${field}"`).join(', ')}, $2::integer, false
         FROM jsonb_to_recordset($1::jsonb)
           AS r(${FIELDS.map((field) => `"${field}" ${COLUMNS[field][1]}`).join(', ')})
       ON CONFLICT (source_id) DO UPDATE SET
         ${updates.map((column) => `${column} = excluded.${column}`).join(', ')},
         import_id = excluded.import_id, own_fields = NULL, updated_at = now()
       RETURNING id, source_id, xmax = 0 AS "isNew"`,
      [JSON.stringify(records.map((record) => record.case)), importId],
    )) as { id: number; source_id: string; isNew: boolean }[];
    return new Map(rows.map(({ source_id, id, isNew }) => [source_id, { id, isNew }]));
  }

  /** What earlier records brought. */
  private async forget(stored: StoredRecord[], tx: EntityManager): Promise<void> {
    const caseIds = stored.filter((item) => !item.isNew).map((item) => item.caseId);
    if (caseIds.length === 0) return;
    for (const table of ['opinions', 'source_citations', 'source_parentheticals']) {
      await tx.query(`DELETE FROM ${table} WHERE case_id = ANY($1)`, [caseIds]);
    }
  }

  private async storeOpinions(stored: StoredRecord[], tx: EntityManager): Promise<void> {
    const total = stored.reduce((sum, { record }) => sum + record.opinions.length, 0);
    if (total === 0) return;
    let id = await takeIds('opinions', total, tx);
    const rows = new BinaryCopy();
    for (const item of stored) {
      item.record.opinions.forEach((opinion, ordinal) => {
        item.opinionIds.push(id);
        rows.row(7).int(id).int(item.caseId).int(ordinal).text(opinion.kind);
        rows.text(opinion.author).text(opinion.text).json(opinion.structure);
        id += 1;
      });
    }
    await copyInto(tx, 'opinions (id, case_id, ordinal, kind, author, text, structure)', rows);
  }

  private async storeSourceData(stored: StoredRecord[], tx: EntityManager): Promise<void> {
    const cites = new BinaryCopy();
    const parentheticals = new BinaryCopy();
    for (const { caseId, record } of stored) {
      for (const cite of record.cites) {
        cites.row(3).int(caseId).text(cite.sourceId).int(cite.depth);
      }
      for (const said of record.parentheticals) {
        parentheticals.row(4).int(caseId).text(said.describedBy).text(said.text).real(said.score);
      }
    }
    await copyInto(tx, 'source_citations (case_id, cited_source_id, depth)', cites);
    await copyInto(
      tx,
      'source_parentheticals (case_id, describing_source_id, text, score)',
      parentheticals,
    );
  }
}
