import { skeleton } from '@casewright/law/ranking';
import type { EntityManager } from 'typeorm';
import { BinaryCopy, copyInto } from '../../../library/binary-copy.js';
import type { LoadedCase } from '../../../library/library-stage.js';
import type { IndexAnalysis } from '../../record/index-analyzer.js';

/** Tables with what is known of a case's earlier record. */
const DERIVED = [
  'index_pending',
  'index_forward',
  'index_digests',
  'index_removed',
  'index_outdated',
  'index_merged',
];

export interface AnalyzedRecord {
  loaded: Pick<LoadedCase, 'caseId' | 'opinionIds'>;
  analysis: IndexAnalysis;
}

/** Keeps what loaders bring until the next generation is made of it. */
export class PendingRepository {
  /** Forgets what was derived from the cases' earlier records. */
  async clear(caseIds: number[], tx: EntityManager): Promise<void> {
    if (caseIds.length === 0) return;
    for (const table of DERIVED) {
      await tx.query(`DELETE FROM ${table} WHERE case_id = ANY($1)`, [caseIds]);
    }
  }

  async add(cases: AnalyzedRecord[], tx: EntityManager): Promise<void> {
    const pending = new BinaryCopy();
    const forward = new BinaryCopy();
    for (const { loaded, analysis } of cases) {
      pending.row(6).int(loaded.caseId).int(analysis.nameLength).int(analysis.headLength);
      pending.int(analysis.bodyLength).blob(analysis.terms).blob(analysis.payloads);
      for (const { part, opinionId, tokens, anchors } of analysis.parts) {
        const opinion = opinionId === null ? null : loaded.opinionIds[opinionId]!;
        forward.row(5).int(loaded.caseId).int(part).int(opinion).blob(tokens).blob(anchors);
      }
    }
    await copyInto(
      tx,
      'index_pending (case_id, name_length, head_length, body_length, terms, payloads)',
      pending,
    );
    await copyInto(tx, 'index_forward (case_id, part, opinion_id, tokens, anchors)', forward);
    await this.addDigests(cases, tx);
    await this.addWords(cases, tx);
  }

  private async addDigests(cases: AnalyzedRecord[], tx: EntityManager): Promise<void> {
    const digests = cases.filter(
      ({ analysis: { digest } }) => digest.summary || digest.keyPoints.length > 0,
    );
    if (digests.length === 0) return;
    await tx.query(
      `INSERT INTO index_digests (case_id, summary, key_points)
       SELECT d.id, d.summary, ARRAY(SELECT jsonb_array_elements_text(d.points))
         FROM unnest($1::integer[], $2::text[], $3::jsonb[]) AS d (id, summary, points)`,
      [
        digests.map(({ loaded }) => loaded.caseId),
        digests.map(({ analysis }) => analysis.digest.summary),
        digests.map(({ analysis }) => JSON.stringify(analysis.digest.keyPoints)),
      ],
    );
  }

  private async addWords(cases: AnalyzedRecord[], tx: EntityManager): Promise<void> {
    const words = new Map(cases.flatMap(({ analysis }) => analysis.newWords));
    if (words.size === 0) return;
    await tx.query(
      `INSERT INTO index_vocabulary (word, term, skeleton)
       SELECT * FROM unnest($1::text[], $2::integer[], $3::text[])
       ON CONFLICT (word) DO UPDATE SET term = excluded.term, skeleton = excluded.skeleton
        WHERE (index_vocabulary.term, index_vocabulary.skeleton)
              IS DISTINCT FROM (excluded.term, excluded.skeleton)`,
      [
        [...words.keys()],
        [...words.values()].map((term) => term | 0),
        [...words.keys()].map(skeleton),
      ],
    );
  }

  async remove(caseIds: number[], tx: EntityManager): Promise<void> {
    await this.clear(caseIds, tx);
    await tx.query('DELETE FROM index_parentheticals WHERE case_id = ANY($1)', [caseIds]);
    await tx.query(
      'INSERT INTO index_removed SELECT unnest($1::integer[]) ON CONFLICT DO NOTHING',
      [caseIds],
    );
  }
}
