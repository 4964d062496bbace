import type { ForwardPart } from '../build/case-text.js';
import type { DocTable, IndexedCourt } from '../format/doc-table.js';
import type { CasePostings } from './case-postings.js';

/** Means over the library, for the normalization of lengths. */
export interface FieldAverages {
  head: number;
  body: number;
  citing: number;
}

/**
 * One generation of the index. It does not change while it is read: a search that has begun ends on
 * the generation it began on.
 */
export interface IndexReader {
  readonly generation: number;
  /** Cases in the index. */
  readonly docCount: number;
  readonly docs: DocTable;
  readonly courts: readonly IndexedCourt[];
  readonly averages: FieldAverages;
  /**
   * Cases that have each term, in their own words or in those said of them, whichever are more. Reads
   * no long lists; copies of cases that have been replaced since may be counted.
   */
  frequencies(terms: readonly number[]): Promise<Map<number, number>>;
  postings(terms: readonly number[]): Promise<Map<number, CasePostings>>;
  /** The words of each case, in the order of its parts. */
  forward(caseIds: readonly number[]): Promise<Map<number, ForwardPart[]>>;
}
