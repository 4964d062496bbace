import { type CasePostings, joinPostings, type PostingList } from './case-postings.js';
import type { AnalyzedCase, ForwardPart } from './case-text.js';
import type { DocTable, IndexedCourt } from './doc-table.js';
import type { FieldAverages, IndexReader } from './index-reader.js';
import { averageLengths } from './index-reader.js';

/** The only segment of each family in memory. */
const SEGMENT = 1;

/** What later opinions say of a case, analyzed. */
export interface CitingText {
  caseId: number;
  terms: Uint32Array;
  payloads: Uint8Array;
  length: number;
}

type Lists = ReadonlyMap<number, PostingList>;

/** An index held in memory, read and scored as the stored one: for tuning, benchmarks and tests. */
export class MemoryIndex implements IndexReader {
  readonly generation = 1;
  readonly docCount: number;
  readonly averages: FieldAverages;
  private readonly joined = new Map<number, CasePostings>();

  private constructor(
    readonly docs: DocTable,
    readonly courts: readonly IndexedCourt[],
    private readonly text: Lists,
    private readonly citing: Lists,
    private readonly parts: ReadonlyMap<number, ForwardPart[]>,
  ) {
    this.docCount = docs.textSegment.reduce((sum, segment) => sum + Number(segment > 0), 0);
    this.averages = averageLengths(docs);
  }

  /**
   * @param docs dates and courts filled by the caller; segments and lengths are filled here
   * @param cases in ascending order of their numbers
   */
  static of(docs: DocTable, courts: readonly IndexedCourt[], cases: AnalyzedCase[]): MemoryIndex {
    for (const item of cases) {
      docs.textSegment[item.caseId] = SEGMENT;
      docs.nameLength[item.caseId] = item.nameLength;
      docs.headLength[item.caseId] = item.headLength;
      docs.bodyLength[item.caseId] = item.bodyLength;
    }
    const parts = new Map(cases.map((item) => [item.caseId, item.parts]));
    return new MemoryIndex(docs, courts, toLists(cases), new Map(), parts);
  }

  /**
   * The same words with another table of cases, in which some may be missing, and other citing text.
   *
   * @param said in ascending order of their numbers
   */
  with(docs: DocTable, said: CitingText[]): MemoryIndex {
    docs.citingSegment.fill(0);
    docs.citingLength.fill(0);
    for (const item of said) {
      docs.citingSegment[item.caseId] = SEGMENT;
      docs.citingLength[item.caseId] = item.length;
    }
    return new MemoryIndex(docs, this.courts, this.text, toLists(said), this.parts);
  }

  async frequencies(terms: readonly number[]): Promise<Map<number, number>> {
    const length = (lists: Lists, term: number) => lists.get(term)?.docs.length ?? 0;
    return new Map(
      terms.map((term) => [term, Math.max(length(this.text, term), length(this.citing, term))]),
    );
  }

  async postings(terms: readonly number[]): Promise<Map<number, CasePostings>> {
    for (const term of terms) if (!this.joined.has(term)) this.joined.set(term, this.join(term));
    return new Map(terms.map((term) => [term, this.joined.get(term)!]));
  }

  async forward(caseIds: readonly number[]): Promise<Map<number, ForwardPart[]>> {
    return new Map(caseIds.map((id) => [id, this.parts.get(id) ?? []]));
  }

  private join(term: number): CasePostings {
    const of = (lists: Lists) => lists.get(term) ?? [];
    return joinPostings([of(this.text)].flat(), [of(this.citing)].flat(), this.docs);
  }
}

/** @param items in ascending order of their numbers */
function toLists(items: readonly Pick<CitingText, 'caseId' | 'terms' | 'payloads'>[]): Lists {
  const left = new Map<number, number>();
  for (const { terms } of items)
    for (const term of terms) left.set(term, (left.get(term) ?? 0) + 1);
  const lists = new Map<number, PostingList>();
  for (const [term, size] of left) {
    lists.set(term, {
      segment: SEGMENT,
      docs: new Uint32Array(size),
      payloads: new Uint8Array(size),
    });
  }
  for (const { caseId, terms, payloads } of items.toReversed()) {
    for (const [i, term] of terms.entries()) {
      const at = left.get(term)! - 1;
      left.set(term, at);
      lists.get(term)!.docs[at] = caseId;
      lists.get(term)!.payloads[at] = payloads[i]!;
    }
  }
  return lists;
}
