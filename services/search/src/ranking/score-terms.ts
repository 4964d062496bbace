import { BODY_COUNT, IN_NAME } from '../index/format/payload.js';
import type { CasePostings } from '../index/read/case-postings.js';
import type { IndexReader } from '../index/read/index-reader.js';
import type { Accumulator } from './accumulator.js';
import { BEYOND_BODY, type ScoringTables, scoringTables } from './scoring-tables.js';
import type { Weights } from './weights.js';

/** What a term adds, and the bits it sets. */
export interface TermScore {
  weight: number;
  idf: number;
  bits: number;
  /** Counts for the name: a word of the query itself. */
  nameable: boolean;
}

/** BM25F, term at a time: each term's occurrences in all fields together saturate once. */
export class TermScorer {
  private readonly tables: ScoringTables;
  /** What later opinions say counts nothing: it makes no case match either. */
  private readonly ownWordsOnly: boolean;
  /** Cases that have scored less so far are passed over: nothing that follows can lift them. */
  private floor = 0;

  constructor(
    private readonly reader: IndexReader,
    private readonly weights: Weights,
    private readonly sums: Accumulator,
  ) {
    this.tables = scoringTables(reader, weights);
    this.ownWordsOnly = weights.citing === 0;
  }

  add({ docs, text, citing }: CasePostings, score: TermScore): void {
    const { floor, sums, ownWordsOnly } = this;
    const { mask, blocks, blockBits } = sums;
    const { weight, bits } = score;
    const { bodyGain } = this.tables;
    const total = sums.score;
    for (let i = 0; i < docs.length; i++) {
      const doc = docs[i]!;
      const before = total[doc]!;
      if (before < floor) continue;
      const own = text[i]!;
      if (ownWordsOnly && (own & 255) === 0) continue;
      const said = citing === null ? 0 : citing[i]!;
      const isBodyOnly = (own & 255) < BEYOND_BODY && said === 0;
      total[doc] =
        before + (isBodyOnly ? weight * bodyGain[own]! : this.gain(doc, own, said, score));
      mask[doc]! |= bits;
      blocks[doc >> blockBits] = 1;
    }
  }

  /** Notes which cases have a term that adds nothing to their score. */
  mark({ docs, text }: CasePostings, bits: number): void {
    const { mask, blocks, blockBits } = this.sums;
    for (let i = 0; i < docs.length; i++) {
      if (this.ownWordsOnly && (text[i]! & 255) === 0) continue;
      const doc = docs[i]!;
      mask[doc]! |= bits;
      blocks[doc >> blockBits] = 1;
    }
  }

  /** From now on only cases that have scored at least so much. */
  passOverBelow(score: number): void {
    this.floor = score;
  }

  /**
   * What a term adds to a case, whichever fields have it.
   *
   * @param own the posting's code of its own words
   * @param said the posting's code of the citing text
   */
  private gain(doc: number, own: number, said: number, score: TermScore): number {
    const { tables } = this;
    const payload = own & 255;
    let count = BODY_COUNT[payload]! * tables.bodyNorm[own >> 8]!;
    if (said !== 0) count += tables.citingCount[said & 255]! * tables.citingNorm[said >> 8]!;
    if (payload >= BEYOND_BODY) {
      const { headLength } = this.reader.docs;
      count += tables.headCount[payload]! * tables.headNorm[headLength[doc]!]!;
      count += tables.nameCount[payload]!;
      if (payload >= IN_NAME && score.nameable) this.foundInName(doc, score);
    }
    return (score.weight * count) / (this.weights.k1 + count);
  }

  private foundInName(doc: number, { idf }: TermScore): void {
    const { name, nameHits } = this.sums;
    name[doc]! += idf;
    if (nameHits[doc]! < 255) nameHits[doc]!++;
  }
}
