import {
  CASE_PAGE_SIZE,
  type CitedByPage,
  type CitedBySort,
  TREATMENTS,
  type Treatment,
  type TreatmentScope,
  treatmentWeight,
} from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { standsForDecision } from '../citator/same-decision/same-decision.repository.js';
import { CASE_REF_COLUMNS, type CaseRefRow } from '../library/case-ref.js';

/** A place in the citation graph, with its passage. Offsets index the opinion's text. */
export interface PlaceRow {
  citing_case_id: number;
  cited_case_id: number | null;
  cited_key: string;
  opinion_id: number;
  start_at: number;
  end_at: number;
  passage_at: number;
  passage: string;
  treatment: Treatment | null;
  treatment_scope: TreatmentScope | null;
  treatment_by: string | null;
  treatment_start: number | null;
  treatment_end: number | null;
}

export interface CitingRow extends CaseRefRow {
  depth: number;
}

/** A cited case, whether or not the library has it. */
export interface AuthorityRow {
  cited_case_id: number | null;
  cited_key: string;
  cited_text: string;
  cited_name: string | null;
  cited_year: number | null;
  depth: number;
}

/** Passages shown for one case citing another, for each treatment; the gravest and first ones. */
const PASSAGES_EACH = 3;
const EXAMPLES_EACH = 3;

const NEGATIVE = TREATMENTS.filter((each) =>
  ['negative', 'caution'].includes(treatmentWeight(each)),
);

const GRAVITY = `array_position(ARRAY['${TREATMENTS.join("','")}'], e.treatment)`;

/** A decision cites once, however many sources it came from. */
const CITES = `c.published AND ${standsForDecision('c.id')}`;

const ORDER: Record<CitedBySort, string> = {
  newest: 'c.year DESC NULLS LAST, c.decided DESC NULLS LAST',
  oldest: 'c.year NULLS LAST, c.decided NULLS LAST',
  depth: 'g.depth DESC, c.year DESC NULLS LAST',
  authority: `(SELECT count(DISTINCT r.citing_case_id) FROM cited_cases r
                WHERE r.cited_case_id = c.id) DESC, c.year DESC NULLS LAST`,
};

/**
 * Reads the citation graph around one case. If several sources have it, their ids together stand
 * for that case.
 */
@Injectable()
export class CitationsRepository {
  constructor(private readonly db: DataSource) {}

  async countCitedBy(caseIds: number[], treatment: Treatment | null): Promise<number> {
    const [row] = (await this.db.query(
      `SELECT count(DISTINCT p.citing_case_id)::integer AS n
         FROM citation_edges p JOIN cases c ON c.id = p.citing_case_id AND ${CITES}
        WHERE p.cited_case_id = ANY($1) AND ($2::text IS NULL OR p.treatment = $2)`,
      [caseIds, treatment],
    )) as { n: number }[];
    return row?.n ?? 0;
  }

  /** A page of the cases that cite a case, or that give it a certain treatment. */
  citedBy(
    caseIds: number[],
    { page, sort, treatment }: { page: number; sort: CitedBySort; treatment: Treatment | null },
  ): Promise<CitingRow[]> {
    return this.db.query(
      `SELECT ${CASE_REF_COLUMNS}, g.depth
         FROM (SELECT citing_case_id, sum(depth)::integer AS depth FROM citation_edges
                WHERE cited_case_id = ANY($1) GROUP BY citing_case_id
               HAVING $2::text IS NULL OR bool_or(treatment = $2)) g
         JOIN cases c ON c.id = g.citing_case_id AND ${CITES}
        ORDER BY ${ORDER[sort]}, c.source_id LIMIT $3 OFFSET $4`,
      [caseIds, treatment, CASE_PAGE_SIZE, (page - 1) * CASE_PAGE_SIZE],
    );
  }

  /** How many cases give a case each treatment, gravest first. */
  treatments(caseIds: number[]): Promise<{ treatment: Treatment; count: number }[]> {
    return this.db.query(
      `SELECT e.treatment, count(DISTINCT e.citing_case_id)::integer AS count
         FROM citation_edges e JOIN cases c ON c.id = e.citing_case_id AND ${CITES}
        WHERE e.cited_case_id = ANY($1) AND e.treatment IS NOT NULL
        GROUP BY e.treatment ORDER BY ${GRAVITY}`,
      [caseIds],
    );
  }

  /** How many cases of each decade cite a case, and how many of them say something against it. */
  decades(caseIds: number[]): Promise<CitedByPage['decades']> {
    return this.db.query(
      `SELECT c.year / 10 * 10 AS decade, count(DISTINCT c.id)::integer AS count,
              (count(DISTINCT c.id) FILTER (WHERE e.treatment = ANY($2)))::integer AS negative
         FROM citation_edges e JOIN cases c ON c.id = e.citing_case_id AND ${CITES}
        WHERE e.cited_case_id = ANY($1) AND c.year IS NOT NULL
        GROUP BY 1 ORDER BY 1`,
      [caseIds, NEGATIVE],
    );
  }

  /** The passages in which these cases cite the case. */
  passagesCiting(caseIds: number[], citingIds: number[]): Promise<PlaceRow[]> {
    return this.db.query(
      `SELECT * FROM (
         SELECT e.*, row_number() OVER (PARTITION BY e.citing_case_id
                  ORDER BY ${GRAVITY} NULLS LAST, e.opinion_id, e.start_at) AS place
           FROM citation_edges e
          WHERE e.cited_case_id = ANY($1) AND e.citing_case_id = ANY($2)) t
        WHERE place <= ${PASSAGES_EACH} ORDER BY citing_case_id, opinion_id, start_at`,
      [caseIds, citingIds],
    );
  }

  /**
   * The clearest passages of each treatment: of the whole case, by the opinion itself, newest
   * first.
   */
  examples(caseIds: number[]): Promise<(PlaceRow & CaseRefRow & { treatment: Treatment })[]> {
    return this.db.query(
      `SELECT * FROM (
         SELECT e.*, ${CASE_REF_COLUMNS}, row_number() OVER (PARTITION BY e.treatment
                  ORDER BY e.treatment_scope = 'whole' DESC, e.treatment_by IS NULL DESC,
                           c.year DESC NULLS LAST, c.source_id, e.start_at) AS place
           FROM citation_edges e JOIN cases c ON c.id = e.citing_case_id AND ${CITES}
          WHERE e.cited_case_id = ANY($1) AND e.treatment IS NOT NULL) t
        WHERE place <= ${EXAMPLES_EACH} ORDER BY place`,
      [caseIds],
    );
  }

  async countAuthorities(caseId: number): Promise<{ total: number; inLibrary: number }> {
    const [row] = (await this.db.query(
      `SELECT count(DISTINCT coalesce(cited_case_id::text, cited_key))::integer AS total,
              count(DISTINCT cited_case_id)::integer AS "inLibrary"
         FROM citation_edges WHERE citing_case_id = $1`,
      [caseId],
    )) as { total: number; inLibrary: number }[];
    return row ?? { total: 0, inLibrary: 0 };
  }

  authorities(caseId: number, page: number): Promise<AuthorityRow[]> {
    return this.db.query(
      `SELECT cited_case_id, min(cited_key) AS cited_key, min(cited_text) AS cited_text,
              max(cited_name) AS cited_name, max(cited_year) AS cited_year,
              sum(depth)::integer AS depth
         FROM citation_edges WHERE citing_case_id = $1
        GROUP BY cited_case_id, CASE WHEN cited_case_id IS NULL THEN cited_key END
        ORDER BY sum(depth) DESC, min(opinion_id), min(start_at) LIMIT $2 OFFSET $3`,
      [caseId, CASE_PAGE_SIZE, (page - 1) * CASE_PAGE_SIZE],
    );
  }

  /** The passages in which a case cites these. */
  passagesCited(caseId: number, caseIds: number[], keys: string[]): Promise<PlaceRow[]> {
    return this.db.query(
      `SELECT * FROM (
         SELECT e.*, row_number() OVER (
                  PARTITION BY e.cited_case_id, CASE WHEN e.cited_case_id IS NULL THEN e.cited_key END
                  ORDER BY ${GRAVITY} NULLS LAST, e.opinion_id, e.start_at) AS place
           FROM citation_edges e
          WHERE e.citing_case_id = $1 AND (e.cited_case_id = ANY($2)
                OR (e.cited_case_id IS NULL AND e.cited_key = ANY($3)))) t
        WHERE place <= ${PASSAGES_EACH} ORDER BY opinion_id, start_at`,
      [caseId, caseIds, keys],
    );
  }
}
