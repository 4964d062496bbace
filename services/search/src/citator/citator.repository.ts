import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BinaryCopy } from '../library/binary-copy.js';
import { copyInto } from '../library/copy-into.js';
import type { CitedCase, OpinionCitations, Place } from './extraction/analyse-case.js';

/** A case's citations, with the ids under which the case and its opinions are stored. */
export interface CaseToStore {
  caseId: number;
  keys: string[];
  opinions: (OpinionCitations & { opinionId: number })[];
}

/** A row of `citing_places`, by its columns' names. */
interface PlaceRow {
  id: number;
  citing_case_id: number;
  opinion_id: number;
  start_at: number;
  end_at: number;
  cited_key: string;
  cited_keys: string[];
  cited_text: string;
  cited_name: string | null;
  cited_year: number | null;
  depth: number;
  treatment: string | null;
  treatment_scope: string | null;
  treatment_by: string | null;
  treatment_start: number | null;
  treatment_end: number | null;
}

const PLACE_COLUMNS: Record<keyof PlaceRow, string> = {
  id: 'integer',
  citing_case_id: 'integer',
  opinion_id: 'integer',
  start_at: 'integer',
  end_at: 'integer',
  cited_key: 'text',
  cited_keys: 'text[]',
  cited_text: 'text',
  cited_name: 'text',
  cited_year: 'integer',
  depth: 'integer',
  treatment: 'text',
  treatment_scope: 'text',
  treatment_by: 'text',
  treatment_start: 'integer',
  treatment_end: 'integer',
};

/** What one case tells of the graph: stored with the case, in its transaction. */
@Injectable()
export class CitatorRepository {
  /** Replaces what is stored of these cases. */
  async store(items: CaseToStore[], tx: EntityManager): Promise<void> {
    const caseIds = items.map((item) => item.caseId);
    await this.forgetCitations(caseIds, tx);
    await this.storeKeys(items, tx);
    await this.storePlaces(items, tx);
    await this.storeLinks(items, tx);
    await tx.query(
      'INSERT INTO citator_loaded SELECT unnest($1::integer[]) ON CONFLICT DO NOTHING',
      [caseIds],
    );
  }

  /** Forgets cases; those that cite them look for another case of the same citation. */
  async remove(caseIds: number[], tx: EntityManager): Promise<void> {
    await this.forgetCitations(caseIds, tx);
    await tx.query(
      `INSERT INTO citator_loaded
       SELECT DISTINCT citing_case_id FROM citing_places WHERE cited_case_id = ANY($1)
       ON CONFLICT DO NOTHING`,
      [caseIds],
    );
    await tx.query('UPDATE citing_places SET cited_case_id = NULL WHERE cited_case_id = ANY($1)', [
      caseIds,
    ]);
    for (const table of ['citator_loaded', 'citator_dirty', 'case_authority']) {
      await tx.query(`DELETE FROM ${table} WHERE case_id = ANY($1)`, [caseIds]);
    }
  }

  /** Whatever these cases cited has lost a citation. */
  private async forgetCitations(caseIds: number[], tx: EntityManager): Promise<void> {
    await tx.query(
      `WITH gone AS (
         DELETE FROM citing_places WHERE citing_case_id = ANY($1) RETURNING id, cited_case_id
       ), words AS (
         DELETE FROM citing_passages WHERE place_id IN (SELECT id FROM gone)
       )
       INSERT INTO citator_dirty
       SELECT DISTINCT cited_case_id FROM gone WHERE cited_case_id IS NOT NULL
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
    const ids = (await tx.query(
      `SELECT nextval(pg_get_serial_sequence('citing_places', 'id'))::integer AS id
         FROM generate_series(1, $1)`,
      [found.length],
    )) as { id: number }[];
    const passages = new BinaryCopy();
    const rows = found.map(({ row, place }, at): PlaceRow => {
      const { id } = ids[at]!;
      passages.row(3).int(id).int(place.passageAt).text(place.passage);
      return { id, ...row };
    });
    const columns = Object.keys(PLACE_COLUMNS);
    const types = Object.entries(PLACE_COLUMNS).map(([name, type]) => `${name} ${type}`);
    await tx.query(
      `INSERT INTO citing_places (${columns.join(', ')})
       SELECT ${columns.join(', ')} FROM jsonb_to_recordset($1::jsonb) AS r(${types.join(', ')})`,
      [JSON.stringify(rows)],
    );
    await copyInto(tx, 'citing_passages (place_id, passage_at, passage)', passages);
  }

  private async storeLinks(items: CaseToStore[], tx: EntityManager): Promise<void> {
    const rows = items.flatMap(({ caseId, opinions }) =>
      opinions
        .filter(({ links }) => links.length > 0)
        .map(({ opinionId, links, cited }) => ({
          opinion_id: opinionId,
          case_id: caseId,
          spans: [...links],
          keys: cited.map(({ keys }) => keys[0]),
        })),
    );
    await tx.query(
      `INSERT INTO opinion_links (opinion_id, case_id, spans, keys)
       SELECT opinion_id, case_id, spans, keys FROM jsonb_to_recordset($1::jsonb)
         AS r(opinion_id integer, case_id integer, spans integer[], keys text[])`,
      [JSON.stringify(rows)],
    );
  }
}

function placesOf({ caseId, opinions }: CaseToStore) {
  return opinions.flatMap(({ opinionId, cited }) =>
    cited.flatMap((item) =>
      item.places.map((place) => ({ place, row: toRow(caseId, opinionId, item, place) })),
    ),
  );
}

function toRow(
  caseId: number,
  opinionId: number,
  cited: CitedCase,
  { start, end, depth, treatment }: Place,
): Omit<PlaceRow, 'id'> {
  return {
    citing_case_id: caseId,
    opinion_id: opinionId,
    start_at: start,
    end_at: end,
    cited_key: cited.keys[0] ?? '',
    cited_keys: cited.keys,
    cited_text: cited.text,
    cited_name: cited.name,
    cited_year: cited.year,
    depth,
    treatment: treatment?.kind ?? null,
    treatment_scope: treatment?.scope ?? null,
    treatment_by: treatment?.by ?? null,
    treatment_start: treatment?.start ?? null,
    treatment_end: treatment?.end ?? null,
  };
}
