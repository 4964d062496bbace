import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BinaryCopy, copyInto, takeIds } from '../library/binary-copy.js';
import { addPlace, type CaseToStore, placesOf } from './places-to-store.js';

/** In the order in which `addPlace` writes them. */
const PLACE_COLUMNS = `id, citing_case_id, opinion_id, start_at, end_at, cited_key, cited_keys, cited_text,
  cited_name, cited_year, depth, treatment, treatment_scope, treatment_by, treatment_start,
  treatment_end`;

/** A case's part of the citation graph, stored with the case in one transaction. */
@Injectable()
export class CitatorRepository {
  /** Whether citations of published cases are waiting to be resolved. */
  async isWaiting(db: Pick<EntityManager, 'query'>): Promise<boolean> {
    const [{ waiting }] = await db.query(
      `SELECT EXISTS (SELECT 1 FROM citator_loaded l
         JOIN cases c ON c.id = l.case_id AND c.published) AS waiting`,
    );
    return waiting;
  }

  /** Replaces what is stored for these cases. */
  async store(items: CaseToStore[], tx: EntityManager): Promise<void> {
    const caseIds = items.map((item) => item.caseId);
    await this.forgetCitations(
      items.filter((item) => !item.isNew).map((item) => item.caseId),
      tx,
    );
    await this.storeKeys(items, tx);
    await this.storePlaces(items, tx);
    await this.storeLinks(items, tx);
    await tx.query(
      'INSERT INTO citator_loaded SELECT unnest($1::integer[]) ON CONFLICT DO NOTHING',
      [caseIds],
    );
  }

  /** Removes cases; those that cite them are resolved anew. */
  async remove(caseIds: number[], tx: EntityManager): Promise<void> {
    await this.forgetCitations(caseIds, tx);
    await tx.query(
      `INSERT INTO citator_loaded
       SELECT DISTINCT citing_case_id FROM cited_cases WHERE cited_case_id = ANY($1)
       ON CONFLICT DO NOTHING`,
      [caseIds],
    );
    await tx.query('DELETE FROM cited_cases WHERE cited_case_id = ANY($1)', [caseIds]);
    for (const table of ['citator_loaded', 'citator_dirty']) {
      await tx.query(`DELETE FROM ${table} WHERE case_id = ANY($1)`, [caseIds]);
    }
  }

  /** Everything these cases cited has lost a citation. */
  private async forgetCitations(caseIds: number[], tx: EntityManager): Promise<void> {
    if (caseIds.length === 0) return;
    await tx.query(
      `WITH gone AS (
         DELETE FROM citing_places WHERE citing_case_id = ANY($1) RETURNING id
       ), words AS (
         DELETE FROM citing_passages WHERE place_id IN (SELECT id FROM gone)
       ), resolved AS (
         DELETE FROM cited_cases WHERE place_id IN (SELECT id FROM gone) RETURNING cited_case_id
       )
       INSERT INTO citator_dirty
       SELECT DISTINCT cited_case_id FROM resolved
       ON CONFLICT DO NOTHING`,
      [caseIds],
    );
    await tx.query('DELETE FROM opinion_links WHERE case_id = ANY($1)', [caseIds]);
    await tx.query('DELETE FROM case_citation_keys WHERE case_id = ANY($1)', [caseIds]);
  }

  private async storeKeys(items: CaseToStore[], tx: EntityManager): Promise<void> {
    const rows = new BinaryCopy();
    for (const { caseId, keys } of items) for (const key of keys) rows.row(2).text(key).int(caseId);
    await copyInto(tx, 'case_citation_keys (key, case_id)', rows);
  }

  private async storePlaces(items: CaseToStore[], tx: EntityManager): Promise<void> {
    const found = items.flatMap(placesOf);
    let id = await takeIds('citing_places', found.length, tx);
    const rows = new BinaryCopy();
    const passages = new BinaryCopy();
    for (const item of found) {
      addPlace(rows, id, item);
      passages.row(3).int(id).int(item.place.passageAt).text(item.passage);
      id += 1;
    }
    await copyInto(tx, `citing_places (${PLACE_COLUMNS})`, rows);
    await copyInto(tx, 'citing_passages (place_id, passage_at, passage)', passages);
  }

  private async storeLinks(items: CaseToStore[], tx: EntityManager): Promise<void> {
    const rows = new BinaryCopy();
    for (const { caseId, opinions } of items) {
      for (const { opinionId, links, cited } of opinions) {
        if (links.length === 0) continue;
        rows.row(4).int(opinionId).int(caseId).ints(links);
        rows.texts(cited.map(({ keys }) => keys[0] ?? ''));
      }
    }
    await copyInto(tx, 'opinion_links (opinion_id, case_id, spans, keys)', rows);
  }
}
