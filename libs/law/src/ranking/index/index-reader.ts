import type { CasePostings } from './case-postings.js';
import type { ForwardPart } from './case-text.js';
import type { CaseColumn, DocTable, IndexedCourt } from './doc-table.js';
import { LENGTHS } from './field-length.js';

/** Means over the library, for the normalization of lengths. */
export interface FieldAverages {
  head: number;
  body: number;
  citing: number;
}

/** What is read of the cases that are put in their final order. */
export interface CaseReader {
  /** Cases in the index. */
  readonly docCount: number;
  readonly docs: Readonly<
    Record<'leader' | 'court' | 'bodyLength' | 'decided' | 'citedBy', CaseColumn>
  >;
  readonly courts: readonly IndexedCourt[];
  /** The words of each case, in the order of its parts. */
  forward(caseIds: readonly number[]): Promise<Map<number, ForwardPart[]>>;
}

/** In how many cases words are. */
export interface TermStatistics {
  /** Cases in the index. */
  readonly docCount: number;
  /**
   * Cases that have each term, in their own words or in those said of them, whichever are more. Reads
   * no long lists; copies of cases that have been replaced since may be counted.
   */
  frequencies(terms: readonly number[]): Promise<Map<number, number>>;
}

/** One generation of the index. Immutable: a search ends on the generation on which it began. */
export interface IndexReader extends CaseReader, TermStatistics {
  readonly generation: number;
  readonly docs: DocTable;
  readonly averages: FieldAverages;
  postings(terms: readonly number[]): Promise<Map<number, CasePostings>>;
}

/** Mean lengths of the fields over the cases that have them. */
export function averageLengths(docs: DocTable): FieldAverages {
  const sums = { head: 0, body: 0, citing: 0 };
  const counts = { head: 0, body: 0, citing: 0 };
  const fields = [
    ['head', docs.headLength],
    ['body', docs.bodyLength],
    ['citing', docs.citingLength],
  ] as const;
  for (let doc = 0; doc < docs.size; doc++) {
    if (docs.textSegment[doc] === 0) continue;
    for (const [field, lengths] of fields) {
      if (lengths[doc] === 0) continue;
      sums[field] += LENGTHS[lengths[doc]!]!;
      counts[field]++;
    }
  }
  const mean = (field: 'head' | 'body' | 'citing') => sums[field] / Math.max(1, counts[field]) || 1;
  return { head: mean('head'), body: mean('body'), citing: mean('citing') };
}
