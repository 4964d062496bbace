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
    const { sums, floor } = this;
    const { textSegment, bodyLength } = this.reader.docs;
    const { citing, mask, touched } = sums;
    const total = sums.score;
    const gains = this.bodyGains(score.weight, docs.length);
    let { touchedCount } = sums;
    for (let i = 0; i < docs.length; i++) {
      const doc = docs[i]!;
      if (textSegment[doc] !== segment) continue;
      const before = total[doc]!;
      if (before < floor) {
        citing[doc] = 0;
        continue;
      }
      const payload = payloads[i]!;
      const isPlain = payload < 32 && citing[doc] === 0;
      const gain = isPlain
        ? gains[(bodyLength[doc]! << 5) | payload]!
        : this.mixedGain(doc, payload, score);
      if (before === 0 && mask[doc] === 0) touched[touchedCount++] = doc;
      total[doc] = before + gain;
      mask[doc]! |= score.bits;
    }
    sums.touchedCount = touchedCount;
  }

  /**
   * What a term that is in the body only adds, by length of the body and payload. For a short list
   * only what it looks up is worth knowing, so rows are made when first asked for.
   */
  private bodyGains(weight: number, listLength: number): Float32Array {
    const { bodyNorm, gains } = this;
    const { k1 } = this.weights;
    const lengths = listLength < SHORT_LIST ? this.presentLengths : ALL_LENGTHS;
    for (const length of lengths) {
      for (let payload = 0; payload < 32; payload++) {
        const count = BODY_COUNT[payload]! * bodyNorm[length]!;
        gains[(length << 5) | payload] = (weight * count) / (k1 + count);
      }
    }
    return gains;
  }

  /** What a term adds that is in several fields, or that later opinions use too. */
  private mixedGain(doc: number, payload: number, score: TermScore): number {
    const { name, nameHits, citing } = this.sums;
    const { bodyLength, headLength } = this.reader.docs;
    let count = BODY_COUNT[payload]! * this.bodyNorm[bodyLength[doc]!]! + citing[doc]!;
    citing[doc] = 0;
    if (payload > 31) {
      count += this.headCount[payload]! * this.headNorm[headLength[doc]!]!;
      count += this.nameCount[payload]!;
      if (payload >= IN_NAME && score.nameable) {
        name[doc]! += score.idf;
        if (nameHits[doc]! < 255) nameHits[doc]!++;
      }
    }
    return (score.weight * count) / (this.weights.k1 + count);
  }

  /** Cases that only their later opinions describe with the term. */
  private addCitingOnly({ segment, docs }: PostingList, score: TermScore): void {
    const { citing } = this.sums;
    const { citingSegment, textSegment } = this.reader.docs;
    for (let i = 0; i < docs.length; i++) {
      const doc = docs[i]!;
      const count = citing[doc]!;
      citing[doc] = 0;
      if (count === 0 || this.sums.score[doc]! < this.floor || citingSegment[doc] !== segment || textSegment[doc] === 0) continue;
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
