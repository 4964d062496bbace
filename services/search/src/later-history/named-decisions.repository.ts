import type { CaseRef } from '@casewright/contracts';
import type { FirstWords, NamedCaseRow, NamedRow } from '@casewright/law/treatment';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CASE_REF_COLUMNS, type CaseRefRow, toCaseRef } from '../library/case-ref.js';

export interface BearerRow extends NamedCaseRow {
  year: number | null;
}

/** Rows; a word that so many names have tells of none. */
const MOST_ROWS = 5_000;
/** Marks that `normalize` parts from their letters. */
const DIACRITICS = '[\u0300-\u036f]';

@Injectable()
export class NamedDecisionsRepository {
  constructor(private readonly db: DataSource) {}

  async inTable(): Promise<NamedRow[]> {
    return this.db.query("SELECT DISTINCT name, keys FROM later_history WHERE name LIKE '% v. %'");
  }

  /** By id. */
  async caseRefs(ids: number[]): Promise<Map<number, CaseRef>> {
    if (ids.length === 0) return new Map();
    const rows: CaseRefRow[] = await this.db.query(
      `SELECT ${CASE_REF_COLUMNS} FROM cases c WHERE c.id = ANY($1) AND c.published`,
      [ids],
    );
    return new Map(rows.map((row) => [row.case_id, toCaseRef(row)]));
  }

  /** The cases whose sides both begin with the words of one of these names. */
  async namedLike(words: FirstWords[]): Promise<NamedCaseRow[]> {
    return this.db.query(
      `SELECT coalesce(d.leader_id, c.id) AS id, c.name, c.citation_keys AS keys
         FROM cases c
         JOIN unnest($1::text[], $2::text[]) AS q(l, r)
           ON q.l = lower(substring(c.name from '^(?:The |In re )?([a-zA-Z0-9]+)'))
          AND q.r = lower(substring(c.name from ' v\\.? (?:The )?([a-zA-Z0-9]+)'))
         LEFT JOIN same_decisions d ON d.case_id = c.id
        WHERE c.published`,
      [words.map(([left]) => left), words.map(([, right]) => right)],
    );
  }

  /** The cases whose names have one of these words, in ASCII letters of lower case. */
  async withWords(words: string[]): Promise<BearerRow[]> {
    return this.db.query(
      `SELECT coalesce(d.leader_id, c.id) AS id, c.name, c.citation_keys AS keys, c.year
         FROM cases c
         LEFT JOIN same_decisions d ON d.case_id = c.id
        WHERE c.published AND regexp_replace(normalize(lower(c.name), NFKD), $2, '', 'g') ~ $1
        LIMIT ${MOST_ROWS}`,
      [`\\m(${words.join('|')})`, DIACRITICS],
    );
  }
}
