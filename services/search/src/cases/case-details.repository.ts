import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type PreparedStatement, queryPrepared } from '../database/prepared-query.js';
import type { PassagePlace } from '../ranking/passage-place.js';
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
  /** The weightiest case that cites it. */
  citerName: string | null;
  citerYear: number | null;
  /** The passage that was asked for; null where that is none of an opinion's. */
  passage: string | null;
};

/** A found case whose record is wanted. */
export interface AskedCase {
  caseId: number;
  /** The weightiest case that cites it; 0: none. */
  topCiter: number;
  /** The passage of an opinion that is shown of it. */
  passage: PassagePlace | null;
}

export interface DetailsPage {
  /** The index's newest generation when this was read. */
  generation: number;
  /** By case; one that has been deleted since it was indexed has none. */
  details: Map<number, CaseDetails>;
}

type Row = CaseDetails & { generation: number };

/** Parentheticals that are looked at to fill the key points. */
const PARENTHETICALS = 3;

/** All that a page of results shows, at one go: each round trip costs more than the reading. */
const DETAILS: PreparedStatement = {
  name: 'search-case-details',
  text: `SELECT g.generation, c.id, c.source_id AS "sourceId", c.name, c.citations,
            c.court_id AS "courtId", c.court_name AS "courtName", c.jurisdiction,
            c.decided::text, c.year, c.summary, c.key_points AS "keyPoints", c.topics,
            c.syllabus, d.summary AS "digestSummary", d.key_points AS "digestPoints",
            coalesce(s.texts, '{}') || coalesce(p.texts, '{}') AS parentheticals,
            t.name AS "citerName", t.year AS "citerYear",
            substr(o.text, asked.start + 1, asked.length) AS passage
       FROM (SELECT generation FROM index_generation LIMIT 1) g
       LEFT JOIN unnest($1::integer[], $2::integer[], $3::integer[], $4::integer[], $5::integer[])
            AS asked (id, citer, opinion, start, length) ON true
       LEFT JOIN cases c ON c.id = asked.id AND c.published
       LEFT JOIN index_digests d ON d.case_id = c.id
       LEFT JOIN index_parentheticals p ON p.case_id = c.id
       LEFT JOIN LATERAL (
         SELECT array_agg(text ORDER BY score DESC) AS texts FROM (
           SELECT text, score FROM source_parentheticals
            WHERE case_id = c.id ORDER BY score DESC LIMIT ${PARENTHETICALS}) best) s ON true
       LEFT JOIN cases t ON t.id = asked.citer
       LEFT JOIN opinions o ON o.id = asked.opinion`,
};

/** Reads the records of a page of results. */
@Injectable()
export class CaseDetailsRepository {
  constructor(private readonly db: DataSource) {}

  async read(asked: AskedCase[]): Promise<DetailsPage> {
    const passages = asked.map(({ passage }) => passage);
    const rows = await queryPrepared<Row>(this.db, DETAILS, [
      asked.map(({ caseId }) => caseId),
      asked.map(({ topCiter }) => topCiter),
      passages.map((passage) => passage?.opinionId ?? null),
      passages.map((passage) => passage?.start ?? null),
      passages.map((passage) => passage?.length ?? null),
    ]);
    const found = rows.filter(({ id }) => id !== null);
    return {
      generation: rows[0]!.generation,
      details: new Map(found.map((row) => [row.id, row])),
    };
  }
}
