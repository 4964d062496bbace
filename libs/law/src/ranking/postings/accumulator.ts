/** Cases that are looked at, and cleared, together: as a power of two. */
const BLOCK_BITS = 8;
/** With so many cases a block on the average, all blocks are taken as touched. */
const CASES_A_BLOCK = 16;

/** Per-case sums of one search. Only what was touched is cleared. */
export class Accumulator {
  readonly score: Float32Array;
  /** Which concepts and demanded terms the case has, a bit each. */
  readonly mask: Uint32Array;
  /** Weight of the query's terms that are in the case's name, and how many. */
  readonly name: Float32Array;
  readonly nameHits: Uint8Array;
  /** 1 for a block of cases of which any was touched: `doc >> BLOCK_BITS`. */
  readonly blocks: Uint8Array;
  /** Room for the cases that match, and for what they are put in order by. */
  readonly found: Uint32Array;
  readonly keys: Float64Array;
  readonly blockBits = BLOCK_BITS;

  constructor(readonly size: number) {
    this.score = new Float32Array(size);
    this.mask = new Uint32Array(size);
    this.name = new Float32Array(size);
    this.nameHits = new Uint8Array(size);
    this.blocks = new Uint8Array((size >> BLOCK_BITS) + 1);
    this.found = new Uint32Array(size);
    this.keys = new Float64Array(size);
  }

  /** @param docs in ascending order */
  touch(docs: Uint32Array): void {
    const { blocks } = this;
    if (docs.length > blocks.length * CASES_A_BLOCK) {
      blocks.fill(1, docs[0]! >> BLOCK_BITS, (docs.at(-1)! >> BLOCK_BITS) + 1);
      return;
    }
    for (let i = 0; i < docs.length; i++) blocks[docs[i]! >> BLOCK_BITS] = 1;
  }

  /** Notes which cases have a term that adds nothing to their score. */
  mark(docs: Uint32Array, bits: number): void {
    const { mask } = this;
    this.touch(docs);
    for (let i = 0; i < docs.length; i++) mask[docs[i]!]! |= bits;
  }

  /** The ranges of case numbers in which cases were touched, from and to, ascending. */
  touched(): [from: number, to: number][] {
    const ranges: [number, number][] = [];
    for (let block = 0; block < this.blocks.length; block++) {
      if (this.blocks[block] === 0) continue;
      const from = block << BLOCK_BITS;
      while (this.blocks[block + 1] === 1) block++;
      ranges.push([from, Math.min(this.size, (block + 1) << BLOCK_BITS)]);
    }
    return ranges;
  }

  /** The cases that have a concept or a demanded term, in the room for those found. */
  matching(): Uint32Array {
    const { found, mask } = this;
    let count = 0;
    for (const [from, to] of this.touched()) {
      for (let doc = from; doc < to; doc++) {
        found[count] = doc;
        if (mask[doc] !== 0) count++;
      }
    }
    return found.subarray(0, count);
  }

  clear(): void {
    for (const [from, to] of this.touched()) {
      for (const column of [this.score, this.mask, this.name, this.nameHits]) {
        column.fill(0, from, to);
      }
    }
    this.blocks.fill(0);
  }
}

/** Lends the largest accumulator so far to work that has no await; it is empty in between. */
export class Accumulators {
  private sums: Accumulator | undefined;

  /** @param size how many cases there are */
  lend<Result>(size: number, work: (sums: Accumulator) => Result): Result {
    if (!this.sums || this.sums.size < size) this.sums = new Accumulator(size);
    try {
      return work(this.sums);
    } finally {
      this.sums.clear();
    }
  }
}
