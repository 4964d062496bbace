import { shortHash } from '../analysis/term-hash.js';
import { notePositions } from './hot-loops.js';

/**
 * The scored terms of a query by their short hashes, and where one text has them: too large to be made
 * for each search. Lent to work that has no await, and empty in between.
 */
export class PassageTables {
  /** A term's number, from 1; 0 for none. */
  readonly numbers = new Uint8Array(65_536);
  /** Words within which a pair's second word must follow its first, by the pair; 0 for no pair. */
  readonly reachOf = new Uint8Array(65_536);
  /** Of the text that was looked at last: where a scored term stands, and which. */
  positions = new Uint32Array(8_192);
  found = new Uint8Array(8_192);
  /** 1 for each short hash that has a number. */
  private readonly isScored = new Uint8Array(65_536);

  lend<Result>(terms: readonly { term: number }[], work: (tables: this) => Result): Result {
    try {
      return work(this);
    } finally {
      this.clear(terms);
    }
  }

  /** Numbers a term; false where its hash has a number already. */
  add(hash: number, number: number): boolean {
    if (this.numbers[hash] !== 0) return false;
    this.numbers[hash] = number;
    this.isScored[hash] = 1;
    return true;
  }

  /** Notes where the scored terms appear in a text; returns how often. */
  findHits(tokens: Uint16Array): number {
    if (this.positions.length < tokens.length) {
      this.positions = new Uint32Array(tokens.length * 2);
      this.found = new Uint8Array(tokens.length * 2);
    }
    const { positions, found, numbers } = this;
    const hits = notePositions(tokens, positions, this.isScored);
    for (let i = 0; i < hits; i++) found[i] = numbers[tokens[positions[i]!]!]!;
    return hits;
  }

  private clear(terms: readonly { term: number }[]): void {
    for (const { term } of terms) {
      this.numbers[shortHash(term)] = 0;
      this.isScored[shortHash(term)] = 0;
    }
    this.reachOf.fill(0);
  }
}
