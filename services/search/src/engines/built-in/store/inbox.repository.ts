import type { DataSource, EntityManager } from 'typeorm';
import { binaryRows } from '../../record/binary-rows.js';

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
  terms: Uint32Array;
  payloads: Uint8Array;
}

/** What there is for the next generation beside the cases that wait. */
export interface Inbox {
  removed: number[];
  /** Cases of which later opinions say something new, ascending. */
  recited: number[];
}

const CASES_AT_ONCE = 200;
const IDS_AT_ONCE = 5_000;

/** Reads what loaders and the citator left, and clears it away. */
export class InboxRepository {
  constructor(private readonly db: DataSource) {}

  async isWaiting(): Promise<boolean> {
    const [{ waiting }] = await this.db.query(
      `SELECT EXISTS (SELECT 1 FROM index_pending p JOIN cases c ON c.id = p.case_id AND c.published)
           OR EXISTS (SELECT 1 FROM index_removed) OR EXISTS (SELECT 1 FROM index_merged)
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

  /** Published cases that wait, in ascending order of their numbers; read one portion ahead. */
  async *pending(): AsyncGenerator<PendingCase[]> {
    for (let next = this.pendingAfter(0); ; ) {
      const cases = await next;
      if (cases.length === 0) return;
      next = this.pendingAfter(cases.at(-1)!.caseId);
      // A failure shows when its turn comes; until then it must not count as unhandled.
      next.catch(() => undefined);
      yield cases;
    }
  }

  private async pendingAfter(caseId: number): Promise<PendingCase[]> {
    const rows = await binaryRows(
      this.db,
      `SELECT c.id, c.court_id, c.court_name, c.jurisdiction,
              coalesce(to_char(c.decided, 'YYYYMMDD')::integer, c.year * 10000, 0),
              p.name_length, p.head_length, p.body_length, p.terms, p.payloads
         FROM index_pending p JOIN cases c ON c.id = p.case_id AND c.published
        WHERE p.case_id > ${caseId} ORDER BY p.case_id LIMIT ${CASES_AT_ONCE}`,
    );
    return rows.map((row) => {
      const [id, courtId, courtName, jurisdiction, decided, name, head, body, terms, payloads] =
        row;
      return {
        caseId: id!.readInt32BE(),
        courtId: courtId!.toString(),
        courtName: courtName!.toString(),
        jurisdiction: jurisdiction!.toString(),
        decided: decided!.readInt32BE(),
        nameLength: name!.readInt32BE(),
        headLength: head!.readInt32BE(),
        bodyLength: body!.readInt32BE(),
        // Copied: four bytes of a term need not lie at an address that a number may have.
        terms: new Uint32Array(new Uint8Array(terms!).buffer),
        payloads: payloads!,
      };
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
