import { integerArray, type PreparedStatement, queryPrepared } from '@casewright/database';
import type { CaseDetails, RankedCase } from '@casewright/law/ranking';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';

/** A found case whose record is needed. */
export type AskedCase = Pick<RankedCase, 'caseId' | 'topCiter' | 'passage'>;

/** Parentheticals considered for the key points. */
const PARENTHETICALS = 3;

/**
 * What a result says is that of its decision, by the record that represents it; its passage is from
 * its own text. Reads everything that a page of results shows in one query, because each round trip costs more
 * than the reading. Each record comes as JSON, which is parsed in one step; the driver would parse
 * every field and array on its own.
 */
const DETAILS: PreparedStatement = {
  name: 'search-case-details',
  text: `SELECT row_to_json(found)::text AS record
       FROM (
         SELECT own.id, own.source_id AS "sourceId", c.name, c.citations,
                c.court_id AS "courtId", c.court_name AS "courtName", c.jurisdiction,
                c.decided::text, c.year, c.docket, c.summary, c.key_points AS "keyPoints", c.topics,
                c.syllabus,
                ARRAY(SELECT text FROM source_parentheticals
                       WHERE case_id = c.id ORDER BY score DESC LIMIT ${PARENTHETICALS})
                  AS parentheticals,
                t.name AS "citerName", t.year AS "citerYear",
                substr(o.text, asked.start + 1, asked.length) AS passage,
                o.ordinal AS "passageOpinion"
           FROM unnest($1::integer[], $2::integer[], $3::integer[], $4::integer[], $5::integer[])
                AS asked (id, citer, opinion, start, length)
           JOIN cases own ON own.id = asked.id AND own.published
           LEFT JOIN same_decisions d ON d.case_id = own.id
           JOIN cases c ON c.id = coalesce(d.leader_id, own.id)
           LEFT JOIN cases t ON t.id = asked.citer
           LEFT JOIN opinions o ON o.id = asked.opinion) found`,
};

/** About two thousand records, those of recent pages. */
const KEPT_BYTES = 16 * 1024 * 1024;

/** Reads the records of a page of results. */
@Injectable()
export class CaseDetailsRepository {
  /** Records of an edition; filters, further pages, and refined queries need many of them again. */
  private readonly kept = new LRUCache<string, CaseDetails>({ maxSize: KEPT_BYTES });

  constructor(private readonly db: DataSource) {}

  /** @param edition of the index in which the cases were found */
  async read(
    edition: string,
    asked: readonly AskedCase[],
  ): Promise<ReadonlyMap<number, CaseDetails>> {
    const details = new Map<number, CaseDetails>();
    const missing = new Map<number, AskedCase>();
    for (const each of asked) {
      const known = this.kept.get(keyOf(edition, each));
      if (known) details.set(each.caseId, known);
      else missing.set(each.caseId, each);
    }
    for (const { record } of await this.rows([...missing.values()])) {
      const read = JSON.parse(record) as CaseDetails;
      details.set(read.id, read);
      const size = 500 + record.length * 2;
      this.kept.set(keyOf(edition, missing.get(read.id)!), read, { size });
    }
    return details;
  }

  private async rows(asked: AskedCase[]): Promise<{ record: string }[]> {
    if (asked.length === 0) return [];
    return queryPrepared(this.db, DETAILS, [
      integerArray(asked.map(({ caseId }) => caseId)),
      integerArray(asked.map(({ topCiter }) => topCiter)),
      integerArray(asked.map(({ passage }) => passage?.opinionId)),
      integerArray(asked.map(({ passage }) => passage?.start)),
      integerArray(asked.map(({ passage }) => passage?.length)),
    ]);
  }
}

/** The edition is part of the key because it decides which case cites this one. */
function keyOf(edition: string, { caseId, passage }: AskedCase): string {
  return `${edition}:${caseId}:${passage?.opinionId}:${passage?.start}:${passage?.length}`;
}
