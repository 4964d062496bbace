import { LENGTHS } from '../index/format/field-length.js';
import { BODY_COUNT, HEAD_COUNT, IN_NAME } from '../index/format/payload.js';
import type { PostingList } from '../index/format/posting-list.js';
import type { IndexReader, TermPostings } from '../index/read/index-reader.js';
import type { Accumulator } from './accumulator.js';
import type { Weights } from './weights.js';

/** From this length on a table of what the payloads add is worth its making. */
const LONG_LIST = 4_096;

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
  private readonly gains = new Float32Array(256 * 32);
  /** Cases that have scored less so far are passed over: nothing that follows can lift them. */
  private floor = 0;

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

  /** From now on only cases that have scored at least so much. */
  passOverBelow(score: number): void {
    this.floor = score;
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
    const gains = docs.length < LONG_LIST ? null : this.bodyGains(score.weight);
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
      const gain =
        gains !== null && payload < 32 && citing[doc] === 0
          ? gains[(bodyLength[doc]! << 5) | payload]!
          : this.gain(doc, payload, score);
      if (before === 0 && mask[doc] === 0) touched[touchedCount++] = doc;
      total[doc] = before + gain;
      mask[doc]! |= score.bits;
    }
    sums.touchedCount = touchedCount;
  }

  /** What a term that is in the body only adds, by length of the body and payload. */
  private bodyGains(weight: number): Float32Array {
    const { bodyNorm, gains } = this;
    const { k1 } = this.weights;
    for (let length = 0; length < 256; length++) {
      for (let payload = 0; payload < 32; payload++) {
        const count = BODY_COUNT[payload]! * bodyNorm[length]!;
        gains[(length << 5) | payload] = (weight * count) / (k1 + count);
      }
    }
    return gains;
  }

  /** What a term adds to a case, whichever fields have it. */
  private gain(doc: number, payload: number, score: TermScore): number {
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
    const { citing, mask, touched } = this.sums;
    const total = this.sums.score;
    const { citingSegment, textSegment } = this.reader.docs;
    for (let i = 0; i < docs.length; i++) {
      const doc = docs[i]!;
      const count = citing[doc]!;
      citing[doc] = 0;
      if (
        count === 0 ||
        total[doc]! < this.floor ||
        citingSegment[doc] !== segment ||
        textSegment[doc] === 0
      )
        continue;
      if (total[doc] === 0 && mask[doc] === 0) touched[this.sums.touchedCount++] = doc;
      total[doc]! += (score.weight * count) / (this.weights.k1 + count);
      mask[doc]! |= score.bits;
    }
  }
}
