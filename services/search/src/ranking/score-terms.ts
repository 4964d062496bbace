import { LENGTHS } from '../index/format/field-length.js';
import { BODY_COUNT, HEAD_COUNT, IN_NAME } from '../index/format/payload.js';
import type { PostingList } from '../index/format/posting-list.js';
import type { IndexReader, TermPostings } from '../index/read/index-reader.js';
import type { Accumulator } from './accumulator.js';
import type { Weights } from './weights.js';

/** A field's share by the code of its length: short fields count more. */
function lengthNorms(average: number, share: number): Float32Array {
  return LENGTHS.map((length) => 1 / (1 - share + (share * length) / average));
}

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
  private readonly bodyNorm: Float32Array;
  private readonly headNorm: Float32Array;
  private readonly citingNorm: Float32Array;
  private readonly headCount: Float32Array;
  private readonly nameCount: Float32Array;
  private readonly citingCount: Float32Array;

  constructor(
    private readonly reader: IndexReader,
    private readonly weights: Weights,
    private readonly sums: Accumulator,
  ) {
    const { averages } = reader;
    this.bodyNorm = lengthNorms(averages.body, weights.bodyLength);
    this.headNorm = lengthNorms(averages.head, weights.headLength);
    this.citingNorm = lengthNorms(averages.citing, weights.citingLength);
    this.headCount = HEAD_COUNT.map((count) => count * weights.head);
    this.citingCount = BODY_COUNT.map((count) => count * weights.citing);
    this.nameCount = HEAD_COUNT.map((_, payload) => (payload & IN_NAME ? weights.name : 0));
  }

  add(postings: TermPostings, score: TermScore): void {
    for (const list of postings.citing) this.gatherCiting(list);
    for (const list of postings.text) this.addText(list, score);
    for (const list of postings.citing) this.addCitingOnly(list, score);
  }

  private gatherCiting({ segment, docs, payloads }: PostingList): void {
    const { citing } = this.sums;
    const { citingSegment, citingLength } = this.reader.docs;
    for (let i = 0; i < docs.length; i++) {
      const doc = docs[i]!;
      if (citingSegment[doc] !== segment) continue;
      citing[doc] = this.citingCount[payloads[i]!]! * this.citingNorm[citingLength[doc]!]!;
    }
  }

  private addText({ segment, docs, payloads }: PostingList, score: TermScore): void {
    const { sums, bodyNorm, headNorm, headCount, nameCount } = this;
    const { textSegment, bodyLength, headLength } = this.reader.docs;
    const { citing, name, nameHits } = sums;
    const { k1 } = this.weights;
    for (let i = 0; i < docs.length; i++) {
      const doc = docs[i]!;
      if (textSegment[doc] !== segment) continue;
      const payload = payloads[i]!;
      let count = BODY_COUNT[payload]! * bodyNorm[bodyLength[doc]!]! + citing[doc]!;
      if (payload > 31) {
        count += headCount[payload]! * headNorm[headLength[doc]!]! + nameCount[payload]!;
        if (payload >= IN_NAME && score.nameable) {
          name[doc]! += score.idf;
          if (nameHits[doc]! < 255) nameHits[doc]!++;
        }
      }
      citing[doc] = 0;
      this.touch(doc, (score.weight * count) / (k1 + count), score.bits);
    }
  }

  /** Cases that only their later opinions describe with the term. */
  private addCitingOnly({ segment, docs }: PostingList, score: TermScore): void {
    const { citing } = this.sums;
    const { citingSegment, textSegment } = this.reader.docs;
    for (let i = 0; i < docs.length; i++) {
      const doc = docs[i]!;
      const count = citing[doc]!;
      citing[doc] = 0;
      if (count === 0 || citingSegment[doc] !== segment || textSegment[doc] === 0) continue;
      this.touch(doc, (score.weight * count) / (this.weights.k1 + count), score.bits);
    }
  }

  private touch(doc: number, gain: number, bits: number): void {
    const { score, mask, touched } = this.sums;
    if (score[doc] === 0 && mask[doc] === 0) touched[this.sums.touchedCount++] = doc;
    score[doc]! += gain;
    mask[doc]! |= bits;
  }
}
