import type { DataSource } from 'typeorm';
import { BinaryCopy, copyInto } from '../../library/binary-copy.js';
import { binaryCopy, eachPair, integers } from './binary-rows.js';

/** Later opinions' words on one case that are indexed: a famous case has no need of all. */
const PASSAGES_AT_MOST = 200;

/** Reads what the citator found, for the index. */
export class CitingRepository {
  constructor(private readonly db: DataSource) {}

  /**
   * What later opinions say of each of the cases, the newest first: the case's number, the passage
   * and where in it the citation ends, as a binary copy.
   */
  passages(caseIds: number[]): Promise<Uint8Array<ArrayBuffer>> {
    return binaryCopy(
      this.db,
      `SELECT asked.id, e.passage, e.citation_end
         FROM unnest(${integers(caseIds)}) AS asked (id)
         CROSS JOIN LATERAL (
           SELECT t.passage, p.end_at - t.passage_at AS citation_end
             FROM cited_cases r
             JOIN citing_places p ON p.id = r.place_id
             JOIN citing_passages t ON t.place_id = r.place_id
            WHERE r.cited_case_id = asked.id AND r.citing_case_id <> asked.id
            ORDER BY r.citing_case_id DESC LIMIT ${PASSAGES_AT_MOST}) e`,
    );
  }

  /** Replaces what later courts say of the cases in parentheticals. */
  async setParentheticals(said: Map<number, string[]>, caseIds: number[]): Promise<void> {
    await this.db.transaction(async (tx) => {
      // On the disk before the generation that goes with it, whose transaction waits for the disk.
      await tx.query('SET LOCAL synchronous_commit = off');
      await tx.query('DELETE FROM index_parentheticals WHERE case_id = ANY($1)', [caseIds]);
      const rows = new BinaryCopy();
      for (const [id, texts] of said) rows.row(2).int(id).texts(texts);
      await copyInto(tx, 'index_parentheticals (case_id, texts)', rows);
    });
  }

  /** Calls back for each case that another cites, once, in the order of the cited and the citing. */
  edges(each: (citing: number, cited: number) => void): Promise<void> {
    let [lastCiting, lastCited] = [0, 0];
    return eachPair(
      this.db,
      `SELECT citing_case_id, cited_case_id FROM cited_cases
        ORDER BY cited_case_id, citing_case_id`,
      (citing, cited) => {
        if (citing === lastCiting && cited === lastCited) return;
        lastCiting = citing;
        lastCited = cited;
        if (citing !== cited) each(citing, cited);
      },
    );
  }
}
