import type { CasePostings } from '../index/read/case-postings.js';
import type { IndexReader } from '../index/read/index-reader.js';
import type { Accumulator } from './accumulator.js';
import { type Gains, TermGains } from './term-gains.js';
import type { Weights } from './weights.js';

/** What a term adds, and the bits it sets. */
export interface TermScore {
  weight: number;
  idf: number;
  bits: number;
  /** Counts for the name: a word of the query itself. */
  nameable: boolean;
}

/** Adds up scores, term at a time. */
export class TermScorer {
  private readonly gains: TermGains;
  /** Cases that have scored less so far are passed over: nothing that follows can lift them. */
  private floor = 0;

  constructor(
    reader: IndexReader,
    weights: Weights,
    private readonly sums: Accumulator,
  ) {
    this.gains = new TermGains(reader, weights);
  }

  add(postings: CasePostings, score: TermScore): void {
    if (score.nameable) this.noteNames(postings.named, score.idf);
    const gains = this.gains.of(postings);
    if (this.floor === 0) {
      this.sums.touch(gains.docs);
      this.addToAll(gains, score);
    } else {
      this.addToHopeful(gains, score.weight);
    }
  }

  /** Notes which cases have a term that adds nothing to their score. */
  mark(postings: CasePostings, bits: number): void {
    const { mask } = this.sums;
    const { docs } = this.gains.of(postings);
    this.sums.touch(docs);
    for (let i = 0; i < docs.length; i++) mask[docs[i]!]! |= bits;
  }

  /** From now on only cases that have scored at least so much, and no bits any more. */
  passOverBelow(score: number): void {
    this.floor = score;
  }

  private addToAll({ docs, gains }: Gains, { weight, bits }: TermScore): void {
    const { score: total, mask } = this.sums;
    for (let i = 0; i < docs.length; i++) {
      const doc = docs[i]!;
      total[doc]! += weight * gains[i]!;
      mask[doc]! |= bits;
    }
  }

  /** What has been scored has been touched. */
  private addToHopeful({ docs, gains }: Gains, weight: number): void {
    const { floor } = this;
    const { score: total } = this.sums;
    for (let i = 0; i < docs.length; i++) {
      const before = total[docs[i]!]!;
      if (before >= floor) total[docs[i]!] = before + weight * gains[i]!;
    }
  }

  private noteNames(named: Uint32Array, idf: number): void {
    const { score: total, name, nameHits } = this.sums;
    for (let i = 0; i < named.length; i++) {
      const doc = named[i]!;
      if (total[doc]! < this.floor) continue;
      name[doc]! += idf;
      if (nameHits[doc]! < 255) nameHits[doc]!++;
    }
  }
}
