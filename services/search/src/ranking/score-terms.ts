import { LENGTHS } from '../index/format/field-length.js';
import { BODY_COUNT, HEAD_COUNT, IN_NAME } from '../index/format/payload.js';
import type { CasePostings } from '../index/read/case-postings.js';
import type { IndexReader } from '../index/read/index-reader.js';
import type { Accumulator } from './accumulator.js';
import type { Weights } from './weights.js';

/** From this length on a table of what the payloads add is worth its making. */
const LONG_LIST = 4_096;
/** Payloads from here up are of words in the head or in the name. */
const BEYOND_BODY = 32;

/** What a term that is in the body only adds, by its posting's code. */
const gains = new Float32Array(1 << 16);

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

  add({ docs, text, citing }: CasePostings, score: TermScore): void {
    const { floor, sums } = this;
    const { mask, blocks, blockBits } = sums;
    const total = sums.score;
    const isLong = docs.length >= LONG_LIST;
    if (isLong) this.fillGains(score.weight);
    for (let i = 0; i < docs.length; i++) {
      const doc = docs[i]!;
      const before = total[doc]!;
      if (before < floor) continue;
      const own = text[i]!;
      const said = citing === null ? 0 : citing[i]!;
      const isBodyOnly = (own & 255) < BEYOND_BODY && said === 0;
      total[doc] = before + (isLong && isBodyOnly ? gains[own]! : this.gain(doc, own, said, score));
      mask[doc]! |= score.bits;
      blocks[doc >> blockBits] = 1;
    }
  }

  /** From now on only cases that have scored at least so much. */
  passOverBelow(score: number): void {
    this.floor = score;
  }

  private fillGains(weight: number): void {
    const { bodyNorm } = this;
    const { k1 } = this.weights;
    for (let length = 0; length < 256; length++) {
      for (let payload = 0; payload < BEYOND_BODY; payload++) {
        const count = BODY_COUNT[payload]! * bodyNorm[length]!;
        gains[(length << 8) | payload] = (weight * count) / (k1 + count);
      }
    }
  }

  /**
   * What a term adds to a case, whichever fields have it.
   *
   * @param own the posting's code of its own words
   * @param said the posting's code of the citing text
   */
  private gain(doc: number, own: number, said: number, score: TermScore): number {
    const { name, nameHits } = this.sums;
    const payload = own & 255;
    let count = BODY_COUNT[payload]! * this.bodyNorm[own >> 8]!;
    if (said !== 0) count += this.citingCount[said & 255]! * this.citingNorm[said >> 8]!;
    if (payload >= BEYOND_BODY) {
      const { headLength } = this.reader.docs;
      count += this.headCount[payload]! * this.headNorm[headLength[doc]!]!;
      count += this.nameCount[payload]!;
      if (payload >= IN_NAME && score.nameable) {
        name[doc]! += score.idf;
        if (nameHits[doc]! < 255) nameHits[doc]!++;
      }
    }
    return (score.weight * count) / (this.weights.k1 + count);
  }
}
