/** Per-case sums of one search. Kept between searches; only what was touched is cleared. */
export class Accumulator {
  readonly score: Float32Array;
  /** Which concepts and demanded terms the case has, a bit each. */
  readonly mask: Uint32Array;
  /** Weight of the query's terms that are in the case's name, and how many. */
  readonly name: Float32Array;
  readonly nameHits: Uint8Array;
  /** One term's occurrences in citing text, while the term is scored. */
  readonly citing: Float32Array;
  readonly touched: Uint32Array;
  touchedCount = 0;

  constructor(readonly size: number) {
    this.score = new Float32Array(size);
    this.mask = new Uint32Array(size);
    this.name = new Float32Array(size);
    this.nameHits = new Uint8Array(size);
    this.citing = new Float32Array(size);
    this.touched = new Uint32Array(size);
  }

  clear(): void {
    for (let i = 0; i < this.touchedCount; i++) {
      const doc = this.touched[i]!;
      this.score[doc] = 0;
      this.mask[doc] = 0;
      this.name[doc] = 0;
      this.nameHits[doc] = 0;
    }
    this.touchedCount = 0;
  }
}

let pooled: Accumulator | undefined;

/** An empty accumulator for `size` cases, for use without an await until `clear`. */
export function takeAccumulator(size: number): Accumulator {
  if (!pooled || pooled.size < size) pooled = new Accumulator(size);
  return pooled;
}
