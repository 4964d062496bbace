import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type CitationGraph, pageRank, relativeToAge } from './page-rank.js';

/** Rows read or written at a time. */
const CHUNK = 20_000;

interface Cases {
  /** Ascending; a case's index is its number in the graph. */
  ids: Int32Array;
  years: Int16Array;
}

/** Counts who is cited how often, and weighs it: the whole graph anew, in memory as numbers. */
@Injectable()
export class AuthorityRepository {
  async recompute(tx: EntityManager): Promise<void> {
    const cases = await this.readCases(tx);
    const graph = await this.readGraph(cases.ids, tx);
    const citedBy = new Int32Array(cases.ids.length);
    for (const target of graph.targets) citedBy[target]!++;
    const authority = relativeToAge(pageRank(graph), cases.years);
    await this.write(cases.ids, citedBy, authority, tx);
  }

  private async readCases(tx: EntityManager): Promise<Cases> {
    const rows = (await tx.query(
      'SELECT id, coalesce(year, 0) AS year FROM cases WHERE published ORDER BY id',
    )) as { id: number; year: number }[];
    return {
      ids: Int32Array.from(rows, (row) => row.id),
      years: Int16Array.from(rows, (row) => Math.max(0, row.year)),
    };
  }

  private async readGraph(ids: Int32Array, tx: EntityManager): Promise<CitationGraph> {
    const offsets = new Int32Array(ids.length + 1);
    let targets = new Int32Array(1 << 16);
    let size = 0;
    for (let from = 0; from < ids.length; from += CHUNK) {
      const to = Math.min(from + CHUNK, ids.length);
      const rows = (await tx.query(
        `SELECT citing_case_id AS id, array_agg(DISTINCT cited_case_id) AS cited
           FROM citing_places
          WHERE citing_case_id BETWEEN $1 AND $2 AND cited_case_id IS NOT NULL
          GROUP BY citing_case_id`,
        [ids[from], ids[to - 1]],
      )) as { id: number; cited: number[] }[];
      const cited = new Map(rows.map((row) => [row.id, row.cited]));
      for (let i = from; i < to; i++) {
        for (const target of cited.get(ids[i]!) ?? []) {
          const index = indexOf(ids, target);
          if (index === -1) continue;
          if (size === targets.length) targets = grown(targets);
          targets[size++] = index;
        }
        offsets[i + 1] = size;
      }
    }
    return { offsets, targets: targets.subarray(0, size) };
  }

  private async write(
    ids: Int32Array,
    citedBy: Int32Array,
    authority: Float32Array,
    tx: EntityManager,
  ): Promise<void> {
    for (let from = 0; from < ids.length; from += CHUNK) {
      const part = <T extends Int32Array | Float32Array>(values: T) => [
        ...values.subarray(from, from + CHUNK),
      ];
      await tx.query(
        `INSERT INTO case_authority (case_id, cited_by, authority)
         SELECT * FROM unnest($1::integer[], $2::integer[], $3::real[])
         ON CONFLICT (case_id) DO UPDATE
           SET cited_by = excluded.cited_by, authority = excluded.authority
         WHERE (case_authority.cited_by, case_authority.authority)
               IS DISTINCT FROM (excluded.cited_by, excluded.authority)`,
        [part(ids), part(citedBy), part(authority)],
      );
    }
  }
}

function indexOf(ids: Int32Array, id: number): number {
  let low = 0;
  let high = ids.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (ids[middle] === id) return middle;
    if (ids[middle]! < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

function grown(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}
