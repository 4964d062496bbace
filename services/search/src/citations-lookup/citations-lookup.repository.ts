import type { FoundCase } from '@casewright/contracts';
import type { OpinionText } from '@casewright/law/checking';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  CASE_REF_COLUMNS,
  type CaseRefRow,
  namesOfDecision,
  toCaseRef,
} from '../library/case-ref.js';

/** In characters; longer names list every party and would not fit into a message. */
const LONGEST_FULL_NAME = 400;
const MOST_NAMES = 6;

interface FoundCaseRow extends CaseRefRow {
  key: string;
  full_name: string | null;
  other_names: string[];
  court_id: string;
  has_text: boolean;
}

/** A page of a volume; `prefix` is the key of volume and reporter. */
export interface VolumePage {
  prefix: string;
  page: number;
}

/** The library's cases around a page of a volume. */
export interface Neighbors {
  /** Whether any case begins in the volume. */
  covered: boolean;
  /** First page of the last case before the page; null if none. */
  before: number | null;
  /** First page of the next case after it; null if none. */
  after: number | null;
}

/** A case's length and the pages marked in it. */
export interface PrintedText {
  length: number;
  labels: number[];
}

/** Published cases by citation. */
@Injectable()
export class CitationsLookupRepository {
  constructor(private readonly db: DataSource) {}

  /**
   * The cases under any of the keys; for each key, those with text first. A decision from several
   * sources is found by the citations of all its records, but only once, as its representative
   * record.
   */
  async casesAt(keys: readonly string[]): Promise<Map<string, FoundCase[]>> {
    const found = new Map<string, FoundCase[]>();
    const asked = [...new Set(keys)].filter((key) => key !== '');
    if (asked.length === 0) return found;
    const rows = (await this.db.query(
      `SELECT DISTINCT ON (k.key, has_text, c.source_id)
              k.key, ${CASE_REF_COLUMNS}, c.full_name, c.court_id,
              ${namesOfDecision('c.id')} AS other_names,
              EXISTS (SELECT 1 FROM opinions o WHERE o.case_id = c.id) AS has_text
         FROM case_citation_keys k
         JOIN cases own ON own.id = k.case_id AND own.published
         LEFT JOIN same_decisions d ON d.case_id = k.case_id
         JOIN cases c ON c.id = coalesce(d.leader_id, k.case_id) AND c.published
        WHERE k.key = ANY($1) ORDER BY k.key, has_text DESC, c.source_id`,
      [asked],
    )) as FoundCaseRow[];
    for (const row of rows) found.set(row.key, [...(found.get(row.key) ?? []), toFoundCase(row)]);
    return found;
  }

  /**
   * Answers in the order of the question. The range of keys is one in every collation, because
   * digits sort alike in all; what else it catches has no number behind the prefix.
   */
  async neighbors(pages: VolumePage[]): Promise<Neighbors[]> {
    if (pages.length === 0) return [];
    return this.db.query(
      `SELECT n.covered, n.before, n.after
         FROM unnest($1::text[], $2::integer[]) WITH ORDINALITY AS q(prefix, page, at)
        CROSS JOIN LATERAL (
          SELECT count(*) > 0 AS covered, max(start) FILTER (WHERE start < q.page) AS before,
                 min(start) FILTER (WHERE start > q.page) AS after
            FROM (
              SELECT substr(k.key, length(q.prefix) + 1)::integer AS start
                FROM case_citation_keys k JOIN cases c ON c.id = k.case_id AND c.published
               WHERE k.key >= q.prefix || '0' AND k.key <= q.prefix || '99999999'
                 AND left(k.key, length(q.prefix)) = q.prefix
                 AND substr(k.key, length(q.prefix) + 1) ~ '^[0-9]{1,7}$'
            ) AS starts
        ) AS n
        ORDER BY q.at`,
      [pages.map(({ prefix }) => prefix), pages.map(({ page }) => page)],
    );
  }

  /** By case id. Pages are marked in the structure or, where a source is plain text, as `*402`. */
  async printedTexts(caseIds: number[]): Promise<Map<number, PrintedText>> {
    if (caseIds.length === 0) return new Map();
    const rows = (await this.db.query(
      `SELECT o.case_id, length(o.text) AS length,
              ARRAY(
                SELECT page->>'label' FROM jsonb_array_elements(o.structure->'pages') AS page
                UNION
                SELECT match[1] FROM regexp_matches(o.text, '\\*(\\d{1,5})\\M', 'g') AS match
              ) AS labels
         FROM opinions o WHERE o.case_id = ANY($1)`,
      [caseIds],
    )) as { case_id: number; length: number; labels: string[] }[];
    const texts = new Map<number, PrintedText>();
    for (const { case_id, length, labels } of rows) {
      const text = texts.get(case_id) ?? { length: 0, labels: [] };
      text.length += length;
      text.labels.push(...labels.map(Number).filter(Number.isInteger));
      texts.set(case_id, text);
    }
    return texts;
  }

  /** In the order of the report; none for a case that is not published. */
  async opinionsOf(caseId: number): Promise<OpinionText[]> {
    return this.db.query(
      `SELECT o.ordinal, o.kind, o.text, o.structure->'pages' AS pages
         FROM opinions o JOIN cases c ON c.id = o.case_id AND c.published
        WHERE o.case_id = $1 ORDER BY o.ordinal`,
      [caseId],
    );
  }
}

function toFoundCase(row: FoundCaseRow): FoundCase {
  const short = row.other_names.map((name) => name.slice(0, LONGEST_FULL_NAME));
  const otherNames = short.filter((name) => name !== row.case_name).slice(0, MOST_NAMES);
  return {
    ...toCaseRef(row),
    fullName: row.full_name?.slice(0, LONGEST_FULL_NAME) ?? null,
    ...(otherNames.length > 0 && { otherNames }),
    citations: row.case_citations.slice(0, 10),
    courtId: row.court_id,
    hasText: row.has_text,
  };
}
