import { addGains, addGainsAndBits } from '../order/hot-loops.js';
import type { Gains } from '../order/scoring-tables.js';
import type { Accumulator } from './accumulator.js';

/** What a term adds, and the bits it sets. */
export interface TermScore {
  weight: number;
  idf: number;
  bits: number;
  /** Counts for the name: a word of the query itself. */
  nameable: boolean;
}

/** What looking a case up in a list costs, in postings that might be gone through instead. */
const SEARCH_STEPS = 16;

/** Adds up scores, term at a time. */
export class TermScorer {
  /** The cases that what follows is added to, in ascending order; null: to all. */
  private hopeful: Uint32Array | null = null;
  /** What each of those has scored at least, and no other. */
  private floor = 0;

  constructor(private readonly sums: Accumulator) {}

  add(gains: Gains, score: TermScore): void {
    if (score.nameable) this.noteNames(gains.named, score.idf);
    const { hopeful } = this;
    if (hopeful && hopeful.length * SEARCH_STEPS < gains.docs.length) {
      this.lookUp(hopeful, gains, score.weight);
    } else if (hopeful) this.addToHopeful(gains, score.weight);
    else this.addToAll(gains, score);
  }

  /** From now on only these cases, which are all that have scored at least `floor`; and no bits. */
  narrowTo(cases: Uint32Array, floor: number): void {
    this.hopeful = cases;
    this.floor = floor;
  }

  private addToAll({ docs, gains }: Gains, { weight, bits }: TermScore): void {
    this.sums.touch(docs);
    if (bits === 0) addGains(this.sums.score, docs, gains, weight);
    else addGainsAndBits(this.sums, docs, gains, { weight, bits });
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

  /** The same where there are few of them: each is looked for in the list. */
  private lookUp(cases: Uint32Array, { docs, gains }: Gains, weight: number): void {
    const { score: total } = this.sums;
    let low = 0;
    for (let i = 0; i < cases.length; i++) {
      const doc = cases[i]!;
      let step = 1;
      while (low + step < docs.length && docs[low + step]! < doc) step *= 2;
      let high = Math.min(docs.length, low + step + 1);
      while (low < high) {
        const middle = (low + high) >> 1;
        if (docs[middle]! < doc) low = middle + 1;
        else high = middle;
      }
      if (low === docs.length) return;
      if (docs[low] === doc) total[doc]! += weight * gains[low]!;
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
