import type { DataSource, EntityManager } from 'typeorm';
import { standsForDecision } from '../../citator/same-decision/same-decision.repository.js';
import { BinaryCopy } from '../../library/binary-copy.js';
import { copyInto } from '../../library/copy-into.js';
import type { CitingPassage } from '../build/parentheticals.js';

/** A case that waits to be indexed, with what its record says beside its words. */
export interface PendingCase {
  caseId: number;
  courtId: string;
  courtName: string;
  jurisdiction: string;
  /** `YYYYMMDD`; 0 where nothing is known. */
  decided: number;
  nameLength: number;
  headLength: number;
  bodyLength: number;
  terms: Buffer;
  payloads: Buffer;
}

/** What there is for the next generation beside the cases that wait. */
export interface Inbox {
  removed: number[];
  /** Cases of which later opinions say something new, ascending. */
  recited: number[];
}

const CASES_AT_ONCE = 200;
/** Later opinions' words on one case that are indexed: a famous case has no need of all. */
const PASSAGES_AT_MOST = 200;
const IDS_AT_ONCE = 5_000;

/** Reads what loaders and the citator left, and clears it away. */
export class InboxRepository {
  constructor(private readonly db: DataSource) {}

  async isWaiting(): Promise<boolean> {
    const [{ waiting }] = await this.db.query(
      `SELECT EXISTS (SELECT 1 FROM index_pending p JOIN cases c ON c.id = p.case_id AND c.published)
           OR EXISTS (SELECT 1 FROM index_removed)
           OR EXISTS (SELECT 1 FROM citator_dirty) AS waiting`,
    );
    return waiting;
  }

  async look(): Promise<Inbox> {
    const removed = (await this.db.query('SELECT case_id AS id FROM index_removed')) as {
      id: number;
    }[];
    const recited = (await this.db.query(
      'SELECT case_id AS id FROM citator_dirty ORDER BY case_id',
    )) as { id: number }[];
    return { removed: removed.map(({ id }) => id), recited: recited.map(({ id }) => id) };
  }

  /** Published cases that wait, in ascending order of their numbers. */
  async *pending(): AsyncGenerator<PendingCase[]> {
    for (let after = 0; ; ) {
      const rows = (await this.db.query(
        `SELECT c.id AS "caseId", c.court_id AS "courtId", c.court_name AS "courtName",
                c.jurisdiction, p.terms, p.payloads, p.name_length AS "nameLength",
                p.head_length AS "headLength", p.body_length AS "bodyLength",
                coalesce(to_char(c.decided, 'YYYYMMDD')::integer, c.year * 10000, 0) AS decided
           FROM index_pending p JOIN cases c ON c.id = p.case_id AND c.published
          WHERE p.case_id > $1 ORDER BY p.case_id LIMIT $2`,
        [after, CASES_AT_ONCE],
      )) as PendingCase[];
      if (rows.length === 0) return;
      yield rows;
      after = rows.at(-1)!.caseId;
    }
  }

  /** What later opinions say of each of the cases, the newest first. */
  async passages(caseIds: number[]): Promise<Map<number, CitingPassage[]>> {
    const rows = (await this.db.query(
      `SELECT asked.id, e.passage, e."citationEnd"
         FROM unnest($1::integer[]) AS asked (id)
         CROSS JOIN LATERAL (
           SELECT t.passage, p.end_at - t.passage_at AS "citationEnd"
             FROM cited_cases r
             JOIN citing_places p ON p.id = r.place_id
             JOIN citing_passages t ON t.place_id = r.place_id
            WHERE r.cited_case_id = asked.id AND r.citing_case_id <> asked.id
            ORDER BY r.citing_case_id DESC LIMIT ${PASSAGES_AT_MOST}) e`,
      [caseIds],
    )) as { id: number; passage: string; citationEnd: number }[];
    const found = new Map<number, CitingPassage[]>();
    for (const { id, passage, citationEnd } of rows) {
      const list = found.get(id);
      if (list) list.push({ passage, citationEnd });
      else found.set(id, [{ passage, citationEnd }]);
    }
    return found;
  }

  /** Replaces what later courts say of the cases in parentheticals. */
  async setParentheticals(said: Map<number, string[]>, caseIds: number[]): Promise<void> {
    await this.db.transaction(async (tx) => {
      await tx.query('DELETE FROM index_parentheticals WHERE case_id = ANY($1)', [caseIds]);
      const rows = new BinaryCopy();
      for (const [id, texts] of said) rows.row(2).int(id).texts(texts);
      await copyInto(tx, 'index_parentheticals (case_id, texts)', rows);
    });
  }

  /** Calls back for each case that another cites, once. */
  async edges(each: (citing: number, cited: number) => void): Promise<void> {
    await this.db.transaction(async (tx) => {
      await tx.query(
        `DECLARE index_edges NO SCROLL CURSOR FOR
         SELECT DISTINCT citing_case_id AS citing, cited_case_id AS cited FROM cited_cases
          WHERE cited_case_id <> citing_case_id
            AND ${standsForDecision('citing_case_id')}`,
      );
      for (;;) {
        const rows = (await tx.query('FETCH 20000 FROM index_edges')) as {
          citing: number;
          cited: number;
        }[];
        if (rows.length === 0) return;
        for (const { citing, cited } of rows) each(citing, cited);
      }
    });
  }

  /** Part of the transaction that makes a generation. */
  async clear(indexed: number[], inbox: Inbox, tx: EntityManager): Promise<void> {
    const [{ waiting }] = await tx.query('SELECT count(*)::integer AS waiting FROM index_pending');
    if (waiting === indexed.length) await tx.query('TRUNCATE index_pending');
    else await this.deleteAll('index_pending', indexed, tx);
    await this.deleteAll('index_removed', inbox.removed, tx);
    await this.deleteAll('citator_dirty', inbox.recited, tx);
  }

  private async deleteAll(table: string, ids: number[], tx: EntityManager): Promise<void> {
    for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
      await tx.query(`DELETE FROM ${table} WHERE case_id = ANY($1)`, [
        ids.slice(at, at + IDS_AT_ONCE),
      ]);
    }
  }
}
