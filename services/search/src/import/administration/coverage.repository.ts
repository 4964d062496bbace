import type { CourtCoverage, DecadeCoverage } from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface SourceCount {
  source: string;
  cases: number;
  opinions: number;
}

const MOST_COURTS = 500;

/** What is in the library, counted over published cases. */
@Injectable()
export class CoverageRepository {
  constructor(private readonly db: DataSource) {}

  sources(): Promise<SourceCount[]> {
    return this.db.query(`
      SELECT c.source, count(*)::integer AS cases, coalesce(sum(o.count), 0)::integer AS opinions
        FROM cases c
        LEFT JOIN (SELECT case_id, count(*) FROM opinions GROUP BY case_id) o ON o.case_id = c.id
       WHERE c.published GROUP BY c.source ORDER BY 2 DESC, 1`);
  }

  courts(): Promise<CourtCoverage[]> {
    return this.db.query(
      `SELECT court_id AS id, min(court_name) AS name, min(jurisdiction) AS jurisdiction,
              count(*)::integer AS cases, min(year) AS "from", max(year) AS "to"
         FROM cases WHERE published
        GROUP BY court_id ORDER BY count(*) DESC, court_id LIMIT $1`,
      [MOST_COURTS],
    );
  }

  decades(): Promise<DecadeCoverage[]> {
    return this.db.query(`
      SELECT year / 10 * 10 AS decade, count(*)::integer AS cases
        FROM cases WHERE published GROUP BY 1 ORDER BY 1 NULLS LAST`);
  }
}
