import type { CaseRef, SourceRecord } from '@casewright/contracts';
import { citationKey } from '@casewright/law/citations';
import type { OpinionLink } from '@casewright/law/records';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { CaseEntity } from '../library/case.entity.js';
import { CASE_REF_COLUMNS, type CaseRefRow, toCaseRef } from '../library/case-ref.js';
import { OpinionEntity } from '../library/opinion.entity.js';

export type DecisionRecord = Pick<SourceRecord, 'id' | 'sourceId' | 'hasText'>;

/** Published cases and their opinions, as shown to readers. */
@Injectable()
export class CasePageRepository {
  constructor(readonly db: DataSource) {}

  findCase(id: number): Promise<CaseEntity | null> {
    return this.db.getRepository(CaseEntity).findOneBy({ id, published: true });
  }

  opinionsOf(caseId: number): Promise<OpinionEntity[]> {
    return this.db
      .getRepository(OpinionEntity)
      .find({ where: { caseId }, order: { ordinal: 'ASC' } });
  }

  findOpinion(caseId: number, ordinal: number): Promise<OpinionEntity | null> {
    return this.db.getRepository(OpinionEntity).findOneBy({ caseId, ordinal });
  }

  async opinionsById(ids: number[]): Promise<OpinionEntity[]> {
    if (ids.length === 0) return [];
    return this.db.getRepository(OpinionEntity).findBy({ id: In(ids) });
  }

  /** The records of the decision that a case is one of, the representative first. */
  recordsOf(id: number): Promise<DecisionRecord[]> {
    return this.db.query(
      `SELECT c.id, c.source_id AS "sourceId",
              EXISTS (SELECT 1 FROM opinions o WHERE o.case_id = c.id) AS "hasText"
         FROM cases asked
         LEFT JOIN same_decisions own ON own.case_id = asked.id
         LEFT JOIN same_decisions mate ON mate.leader_id = own.leader_id
         JOIN cases c ON c.id = coalesce(mate.case_id, asked.id) AND c.published
        WHERE asked.id = $1 AND asked.published
        ORDER BY c.id = own.leader_id DESC,
                 (SELECT sum(octet_length(o.text)) FROM opinions o WHERE o.case_id = c.id)
                 DESC NULLS LAST, c.source_id COLLATE "C"`,
      [id],
    );
  }

  /** Every mention of a case in an opinion, with the case in the library that it refers to. */
  async linksOf(opinionId: number): Promise<OpinionLink[]> {
    const [row] = (await this.db.query(
      `SELECT l.spans, (
         SELECT json_agg((
           SELECT min(p.cited_case_id) FROM citation_edges p
            WHERE p.citing_case_id = l.case_id AND p.cited_key = k.key) ORDER BY k.at)
           FROM unnest(l.keys) WITH ORDINALITY AS k(key, at)) AS cases
         FROM opinion_links l WHERE l.opinion_id = $1`,
      [opinionId],
    )) as { spans: number[]; cases: (number | null)[] | null }[];
    if (!row) return [];
    const links: OpinionLink[] = [];
    for (let at = 0; at + 2 < row.spans.length; at += 3) {
      const [start, end, index] = row.spans.slice(at, at + 3) as [number, number, number];
      links.push({ start, end, caseId: row.cases?.[index] ?? null });
    }
    return links;
  }

  async caseRefs(ids: number[]): Promise<CaseRef[]> {
    if (ids.length === 0) return [];
    const rows = (await this.db.query(
      `SELECT ${CASE_REF_COLUMNS} FROM cases c WHERE c.id = ANY($1) AND c.published ORDER BY c.id`,
      [ids],
    )) as CaseRefRow[];
    return rows.map(toCaseRef);
  }

  /** The library's case for each citation that has one. */
  async casesByCitation(citations: string[]): Promise<Map<string, number>> {
    if (citations.length === 0) return new Map();
    const rows = (await this.db.query(
      `SELECT k.key, min(coalesce(d.leader_id, k.case_id)) AS id FROM case_citation_keys k
         JOIN cases c ON c.id = k.case_id AND c.published
         LEFT JOIN same_decisions d ON d.case_id = k.case_id
        WHERE k.key = ANY($1) GROUP BY k.key`,
      [citations.map(citationKey)],
    )) as { key: string; id: number }[];
    const byKey = new Map(rows.map((row) => [row.key, row.id]));
    return new Map(
      citations.flatMap((citation) => {
        const id = byKey.get(citationKey(citation));
        return id === undefined ? [] : [[citation, id] as const];
      }),
    );
  }
}
