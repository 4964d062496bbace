import type { SearchRequestSchema } from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import type { SearchQuery } from '../query/search-query.js';
import type { CaseEntity } from './case.entity.js';
import { MARK_END, MARK_START } from './highlight.js';

export type FoundCase = Pick<
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
> & {
  total: number;
  citationMatch: boolean;
  textRank: number;
  nameRank: number;
  score: number;
  nameMarks: string;
  topicMarks: string;
  keyPointMarks: string;
  summaryMarks: string;
  passage: string;
};

type SearchOptions = Omit<z.output<typeof SearchRequestSchema>, 'query' | 'category'>;

const ORDER = {
  relevance: 'score DESC, id',
  newest: 'year DESC, decided DESC NULLS LAST, score DESC, id',
  oldest: 'year, decided NULLS LAST, score DESC, id',
  'most-cited': 'score DESC, id',
} as const;

const MARKS = `StartSel=${MARK_START}, StopSel=${MARK_END}`;

@Injectable()
export class CasesRepository {
  constructor(private readonly db: DataSource) {}

  /**
   * The asked page of the matching cases. All words are asked for first; `wide` asks for any of
   * them. Headlines are made for the page's rows only: they cost more than the matching.
   */
  search(query: SearchQuery, options: SearchOptions, wide: boolean): Promise<FoundCase[]> {
    const { filters = {}, page, pageSize, sort } = options;
    return this.db.query(
      `WITH asked AS (
         SELECT websearch_to_tsquery('english', $1) AS must,
                websearch_to_tsquery('english', $2) AS may
       ), matching AS (
         SELECT c.*, ($3 <> '' AND c.citation_keys @> ARRAY[$3]) AS citation_match,
                ts_rank_cd('{0.1, 0.3, 0.6, 1.0}', c.document, asked.may, 1) AS text_rank,
                ts_rank(to_tsvector('english', c.name), asked.may) AS name_rank
           FROM cases c, asked
          WHERE (c.document @@ ${wide ? 'asked.may' : 'asked.must'} OR c.citation_keys @> ARRAY[$3])
            AND ($4::text IS NULL OR c.jurisdiction = $4)
            AND ($5::text IS NULL OR c.court_id = $5)
            AND ($6::date IS NULL OR coalesce(c.decided, make_date(c.year, 12, 31)) >= $6)
            AND ($7::date IS NULL OR coalesce(c.decided, make_date(c.year, 1, 1)) <= $7)
       ), scored AS (
         SELECT *, citation_match::integer * 100 + text_rank + name_rank AS score FROM matching
       ), shown AS (
         SELECT *, count(*) OVER ()::integer AS total FROM scored
          ORDER BY ${ORDER[sort]} LIMIT $8 OFFSET $9
       )
       SELECT id, source_id AS "sourceId", name, citations, court_id AS "courtId",
              court_name AS "courtName", jurisdiction, decided::text, year, summary,
              key_points AS "keyPoints", total, citation_match AS "citationMatch",
              text_rank AS "textRank", name_rank AS "nameRank", score,
              ts_headline('english', name, may, '${MARKS}, HighlightAll=true') AS "nameMarks",
              ts_headline('english', array_to_string(topics, '; '), may,
                '${MARKS}, HighlightAll=true') AS "topicMarks",
              ts_headline('english', array_to_string(key_points, ' '), may,
                '${MARKS}, HighlightAll=true') AS "keyPointMarks",
              ts_headline('english', summary, may, '${MARKS}, HighlightAll=true') AS "summaryMarks",
              ts_headline('english', array_to_string(key_points || summary, ' '), may,
                '${MARKS}, MinWords=18, MaxWords=40') AS passage
         FROM shown, asked
        ORDER BY ${ORDER[sort]}`,
      [
        query.text,
        query.anyOf,
        query.citationKey,
        filters.jurisdiction ?? null,
        filters.court ?? null,
        filters.from ?? null,
        filters.to ?? null,
        pageSize,
        (page - 1) * pageSize,
      ],
    );
  }

  /** How many cases the library holds. */
  async count(): Promise<number> {
    const [row] = (await this.db.query('SELECT count(*)::integer AS n FROM cases')) as {
      n: number;
    }[];
    return row?.n ?? 0;
  }
}
