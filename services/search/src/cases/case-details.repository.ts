import { type PreparedStatement, queryPrepared } from '@casewright/database';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PassagePlace } from '../engines/built-in/ranking/passage-place.js';
import type { CaseEntity } from '../library/case.entity.js';
import { LruCache } from '../library/lru-cache.js';

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
  | 'docket'
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
  /** Which of the case's opinions it is of, from 0. */
  passageOpinion: number | null;
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

interface Row {
  generation: number;
  /** A `CaseDetails` in JSON; null where none was asked for, or none of those is there. */
  record: string | null;
}

/** Parentheticals that are looked at to fill the key points. */
const PARENTHETICALS = 3;

/**
 * All that a page of results shows, at one go: each round trip costs more than the reading. A record
 * comes as JSON, which is read in one step; the driver would take each field and each array apart.
 */
const DETAILS: PreparedStatement = {
  name: 'search-case-details',
  text: `SELECT g.generation, row_to_json(found)::text AS record
       FROM (SELECT generation FROM index_generation LIMIT 1) g
       LEFT JOIN (
         SELECT c.id, c.source_id AS "sourceId", c.name, c.citations,
                c.court_id AS "courtId", c.court_name AS "courtName", c.jurisdiction,
                c.decided::text, c.year, c.docket, c.summary, c.key_points AS "keyPoints", c.topics,
                c.syllabus, d.summary AS "digestSummary", d.key_points AS "digestPoints",
                ARRAY(SELECT text FROM source_parentheticals
                       WHERE case_id = c.id ORDER BY score DESC LIMIT ${PARENTHETICALS})
                  || p.texts AS parentheticals,
                t.name AS "citerName", t.year AS "citerYear",
                substr(o.text, asked.start + 1, asked.length) AS passage,
                o.ordinal AS "passageOpinion"
           FROM unnest($1::integer[], $2::integer[], $3::integer[], $4::integer[], $5::integer[])
                AS asked (id, citer, opinion, start, length)
           JOIN cases c ON c.id = asked.id AND c.published
           LEFT JOIN index_digests d ON d.case_id = c.id
           LEFT JOIN index_parentheticals p ON p.case_id = c.id
           LEFT JOIN cases t ON t.id = asked.citer
           LEFT JOIN opinions o ON o.id = asked.opinion) found ON true`,
};

/** Elements that PostgreSQL's planner takes an array to have that is a parameter. */
const UNKNOWN_ARRAY = 10;

/** Some two thousand records: what the pages shown last had. */
const KEPT_BYTES = 16 * 1024 * 1024;

/** Reads the records of a page of results. */
@Injectable()
export class CaseDetailsRepository {
  /** Records of a generation; filters, further pages and better words bring many of them again. */
  private readonly kept = new LruCache<string, CaseDetails>(KEPT_BYTES);

  constructor(private readonly db: DataSource) {}

  /**
   * @param generation in which the cases were found; where the answer names a later one, the records
   *   may be of either
   */
  async read(generation: number, asked: AskedCase[]): Promise<DetailsPage> {
    const details = new Map<number, CaseDetails>();
    const missing = new Map<number, AskedCase>();
    for (const each of asked) {
      const known = this.kept.get(keyOf(generation, each));
      if (known) details.set(each.caseId, known);
      else missing.set(each.caseId, each);
    }
    const rows = await this.rows([...missing.values()]);
    const newest = rows[0]!.generation;
    for (const { record } of rows) {
      if (record === null) continue;
      const read = JSON.parse(record) as CaseDetails;
      details.set(read.id, read);
      if (newest !== generation) continue;
      this.kept.set(keyOf(generation, missing.get(read.id)!), read, 500 + record.length * 2);
    }
    return { generation: newest, details };
  }

  /** One row at least, also where nothing is missing: it tells the newest generation. */
  private rows(asked: AskedCase[]): Promise<Row[]> {
    return queryPrepared<Row>(this.db, DETAILS, [
      arrayOf(asked, ({ caseId }) => caseId),
      arrayOf(asked, ({ topCiter }) => topCiter),
      arrayOf(asked, ({ passage }) => passage?.opinionId),
      arrayOf(asked, ({ passage }) => passage?.start),
      arrayOf(asked, ({ passage }) => passage?.length),
    ]);
  }
}

/** A record as it is shown: who cites the case follows from the generation. */
function keyOf(generation: number, { caseId, passage }: AskedCase): string {
  return `${generation}:${caseId}:${passage?.opinionId}:${passage?.start}:${passage?.length}`;
}

/**
 * Whole numbers as PostgreSQL reads an array; the driver would look at each for what it is. Filled up
 * with nulls, which are no case, to what PostgreSQL takes an unknown array to have: a shorter one
 * seems so cheap to it that it plans the statement anew each time, which costs more than the reading.
 */
function arrayOf(
  asked: AskedCase[],
  number: (each: AskedCase) => number | null | undefined,
): string {
  const numbers = asked.map((each) => number(each) ?? null);
  while (numbers.length < UNKNOWN_ARRAY) numbers.push(null);
  return `{${numbers.map((each) => each ?? 'NULL').join(',')}}`;
}
