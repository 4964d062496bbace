import { MOST_CITED, type OwnAuthority } from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** The key of the owner, who is the first parameter. */
const KEY = '(SELECT owner_key($1))';

/** Counts what a user's papers cite; a database opens them, as they are sealed. */
@Injectable()
export class MostCitedRepository {
  constructor(private readonly db: DataSource) {}

  /**
   * The authorities of the papers since a day in UTC, those of the most papers first. Parallel
   * citations are one authority, called by the library's citation or by the one that comes first.
   */
  list(userId: number, from: string): Promise<OwnAuthority[]> {
    return this.db.query(
      `WITH papers AS (
         SELECT 'document ' || id AS paper, opened(sealed, analysis, ${KEY})->'citations' AS citations
           FROM legal_documents WHERE user_id = $1 AND uploaded_at >= $2::date AT TIME ZONE 'UTC'
         UNION ALL
         SELECT 'review ' || id, opened(sealed, report, ${KEY})::json->'check'->'citations'
           FROM citation_reviews WHERE user_id = $1 AND created_at >= $2::date AT TIME ZONE 'UTC'
       ), cited AS (
         SELECT DISTINCT ON (paper, each->>'authority') each,
                count(*) OVER (PARTITION BY paper, each->>'authority') AS times
           FROM papers, json_array_elements(citations) AS each
          WHERE each->>'authority' IS NOT NULL
          ORDER BY paper, each->>'authority', (each->>'start')::int
       )
       SELECT coalesce(each->'case'->>'citation', each->>'normalized') AS citation,
              max(coalesce(each->'case'->>'title', each->'fields'->>'caseName')) AS name,
              max((each->'case'->>'id')::int) AS "caseId",
              count(*)::int AS papers, sum(times)::int AS times
         FROM cited GROUP BY 1 ORDER BY papers DESC, times DESC, citation LIMIT $3`,
      [userId, from, MOST_CITED],
    );
  }
}
