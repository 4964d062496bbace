/**
 * The words of one text in order, and terms that stand for several words. Reused from text to text.
 */
export class Tokens {
  count = 0;
  terms = new Uint32Array(8_192);
  /** Offsets into the text, UTF-16. */
  starts = new Uint32Array(8_192);
  ends = new Uint32Array(8_192);
  /** 1 for a word that has no postings. */
  stops = new Uint8Array(8_192);
  /** Terms of whole citations and of compounds such as `10b-5`: they have no position. */
  extras: number[] = [];

  clear(): void {
    this.count = 0;
    this.extras.length = 0;
  }

  /** Where the last word stands. */
  get last(): { start: number; end: number } | undefined {
    const at = this.count - 1;
    return at < 0 ? undefined : { start: this.starts[at]!, end: this.ends[at]! };
  }

  add(term: number, start: number, end: number, stop: boolean): void {
    if (this.count === this.terms.length) this.grow();
    this.terms[this.count] = term;
    this.starts[this.count] = start;
    this.ends[this.count] = end;
    this.stops[this.count] = stop ? 1 : 0;
    this.count++;
  }

  private grow(): void {
    const size = this.terms.length * 2;
    const wider = <T extends Uint32Array | Uint8Array>(from: T, to: T): T => {
      to.set(from);
      return to;
    };
    this.terms = wider(this.terms, new Uint32Array(size));
    this.starts = wider(this.starts, new Uint32Array(size));
    this.ends = wider(this.ends, new Uint32Array(size));
    this.stops = wider(this.stops, new Uint8Array(size));
  }
}
