import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type PreparedStatement, queryPrepared } from '../database/prepared-query.js';
import type { CaseEntity } from './case.entity.js';

/** What is shown of a found case. */
export type CaseDetails = Pick<
  CaseEntity,
  | 'id'
  | 'sourceId'
  | 'name'
  | 'citations'
  | 'courtId'
  | 'courtName'
  | 'jurisdiction'
  | 'decided'
  | 'year'
  | 'summary'
  | 'keyPoints'
  | 'topics'
  | 'syllabus'
> & {
  /** What the index took from the opinion, where the record has none. */
  digestSummary: string | null;
  digestPoints: string[] | null;
  /** What later courts said in parentheticals, the most telling first. */
  parentheticals: string[];
};

/** Parentheticals that are looked at to fill the key points. */
const PARENTHETICALS = 3;

const DETAILS: PreparedStatement = {
  name: 'search-case-details',
  text: `SELECT c.id, c.source_id AS "sourceId", c.name, c.citations, c.court_id AS "courtId",
            c.court_name AS "courtName", c.jurisdiction, c.decided::text, c.year, c.summary,
            c.key_points AS "keyPoints", c.topics, c.syllabus, d.summary AS "digestSummary",
            d.key_points AS "digestPoints",
            coalesce(s.texts, '{}') || coalesce(p.texts, '{}') AS parentheticals
       FROM cases c
       LEFT JOIN index_digests d ON d.case_id = c.id
       LEFT JOIN index_parentheticals p ON p.case_id = c.id
       LEFT JOIN LATERAL (
         SELECT array_agg(text ORDER BY score DESC) AS texts FROM (
           SELECT text, score FROM source_parentheticals
            WHERE case_id = c.id ORDER BY score DESC LIMIT ${PARENTHETICALS}) best) s ON true
      WHERE c.id = ANY($1) AND c.published`,
};

const NAMES: PreparedStatement = {
  name: 'search-case-names',
  text: 'SELECT id, name, year FROM cases WHERE id = ANY($1)',
};

/** Reads the records of a page of results. */
@Injectable()
export class CaseDetailsRepository {
  constructor(private readonly db: DataSource) {}

  async read(caseIds: number[]): Promise<Map<number, CaseDetails>> {
    if (caseIds.length === 0) return new Map();
    const rows = await queryPrepared<CaseDetails>(this.db, DETAILS, [caseIds]);
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Names and years of cases that are only mentioned. */
  async names(caseIds: number[]): Promise<Map<number, { name: string; year: number | null }>> {
    if (caseIds.length === 0) return new Map();
    const rows = await queryPrepared<{ id: number; name: string; year: number | null }>(
      this.db,
      NAMES,
      [caseIds],
    );
    return new Map(rows.map(({ id, name, year }) => [id, { name, year }]));
  }
}
