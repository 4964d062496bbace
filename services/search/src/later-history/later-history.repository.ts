import type { NewLaterEvent, SaidOfCase, SubsequentHistory } from '@casewright/law/treatment';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** What the record of a case says about its later history, and all keys of the decision. */
export interface RecordedHistory {
  id: number;
  keys: string[];
  history: SubsequentHistory[][];
}

const COLUMNS =
  'name, keys, shared_page, kind, scope, by_name, by_citation, by_year, point, sources';
const UNDOING = "('overruled', 'reversed', 'abrogated', 'superseded', 'vacated')";

/** Events that come from the release's table, and not from a file of an administrator's. */
const TABLE = 'table';

export async function replaceEvents(
  origin: string,
  events: NewLaterEvent[],
  tx: EntityManager,
): Promise<void> {
  await tx.query('DELETE FROM later_history WHERE origin = $1', [origin]);
  await tx.query(
    `INSERT INTO later_history (origin, ${COLUMNS})
     SELECT $1, ${COLUMNS} FROM jsonb_to_recordset($2::jsonb) AS e(
       name text, keys text[], shared_page boolean, kind text, scope text, by_name text,
       by_citation text, by_year integer, point text, sources text[])`,
    [origin, JSON.stringify(events)],
  );
}

/** What later law did to decisions: the table, the library's own records, and opinions' words. */
@Injectable()
export class LaterHistoryRepository {
  constructor(private readonly db: DataSource) {}

  /** Whether the table was another one. Processes that start together take turns. */
  replaceTable(events: NewLaterEvent[], hash: string): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      await tx.query('LOCK TABLE later_history IN SHARE ROW EXCLUSIVE MODE');
      const known = await tx.query('SELECT 1 FROM later_history_loaded WHERE hash = $1', [hash]);
      if (known.length > 0) return false;
      await replaceEvents(TABLE, events, tx);
      await tx.query('DELETE FROM later_history_loaded');
      await tx.query('INSERT INTO later_history_loaded VALUES ($1)', [hash]);
      return true;
    });
  }

  /** The events of decisions with any of these keys. */
  async eventsAt(keys: string[]): Promise<NewLaterEvent[]> {
    if (keys.length === 0) return [];
    return this.db.query(
      `SELECT ${COLUMNS} FROM later_history WHERE keys && $1::text[] ORDER BY id`,
      [keys],
    );
  }

  /** What the table and administrators' files call decisions, several times where they speak of more. */
  async decisions(): Promise<Pick<NewLaterEvent, 'name' | 'keys' | 'shared_page'>[]> {
    return this.db.query('SELECT DISTINCT name, keys, shared_page FROM later_history');
  }

  /** Of every record of the decisions that these cases stand for. */
  async recorded(caseIds: number[]): Promise<RecordedHistory[]> {
    if (caseIds.length === 0) return [];
    return this.db.query(
      `SELECT asked.id,
              array(SELECT DISTINCT unnest(c.citation_keys) FROM cases c
                     WHERE c.id = ANY(asked.mates) AND c.published) AS keys,
              array(SELECT to_json(c.subsequent_history) FROM cases c
                     WHERE c.id = ANY(asked.mates) AND c.published
                       AND c.subsequent_history <> '[]'::jsonb) AS history
         FROM (SELECT own.id, array_append(array(
                 SELECT mate.case_id FROM same_decisions d
                   JOIN same_decisions mate ON mate.leader_id = d.leader_id
                  WHERE d.case_id = own.id), own.id) AS mates
                 FROM unnest($1::integer[]) AS own(id)) AS asked`,
      [caseIds],
    );
  }

  /** What opinions of the library say about these cases that undoes them, once for each opinion. */
  async said(caseIds: number[]): Promise<SaidOfCase[]> {
    if (caseIds.length === 0) return [];
    return this.db.query(
      `SELECT DISTINCT ON (r.cited_case_id, c.id)
              r.cited_case_id AS id, p.treatment, p.treatment_scope, p.treatment_by,
              c.name AS citing_name, c.citations[1] AS citing_citation, c.year AS citing_year
         FROM cited_cases r
         JOIN citing_places p ON p.id = r.place_id AND p.treatment IN ${UNDOING}
                             AND p.treatment_scope IN ('whole', 'part')
         JOIN cases c ON c.id = p.citing_case_id AND c.published
        WHERE r.cited_case_id = ANY($1)
        ORDER BY r.cited_case_id, c.id, p.treatment_scope DESC`,
      [caseIds],
    );
  }

  /** Cases of the library that the table or a record speaks of; only starter records have a history. */
  suspects(): Promise<{ id: number; name: string }[]> {
    return this.db.query(
      `SELECT c.id, c.name FROM cases c
        WHERE c.published AND c.id IN (
          SELECT coalesce(d.leader_id, k.case_id)
            FROM (SELECT DISTINCT unnest(keys) AS key FROM later_history) h
            JOIN case_citation_keys k ON k.key = h.key
            LEFT JOIN same_decisions d ON d.case_id = k.case_id
          UNION
          SELECT coalesce(d.leader_id, s.id) FROM cases s
            LEFT JOIN same_decisions d ON d.case_id = s.id
           WHERE s.source = 'starter' AND s.subsequent_history <> '[]'::jsonb)`,
    );
  }

  /**
   * The decisions at these citations, by the record that represents each, where there is but one.
   */
  async casesAt(keys: string[]): Promise<{ key: string; id: number }[]> {
    if (keys.length === 0) return [];
    return this.db.query(
      `SELECT k.key, min(coalesce(d.leader_id, k.case_id)) AS id FROM case_citation_keys k
         JOIN cases c ON c.id = k.case_id AND c.published
         LEFT JOIN same_decisions d ON d.case_id = k.case_id
        WHERE k.key = ANY($1) GROUP BY k.key
       HAVING count(DISTINCT coalesce(d.leader_id, k.case_id)) = 1`,
      [keys],
    );
  }

  /** The day, or the year, of the newest decision of the library. */
  async newest(): Promise<string | null> {
    const [row] = (await this.db.query(
      'SELECT max(decided)::text AS day, max(year)::text AS year FROM cases WHERE published',
    )) as { day: string | null; year: string | null }[];
    if (!row?.day || !row.year) return row?.year ?? null;
    return row.day.slice(0, 4) >= row.year ? row.day : row.year;
  }
}
