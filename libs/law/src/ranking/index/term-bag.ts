/** A field's count within the packed counts of a slot. */
export interface Field {
  /** Value added per occurrence. */
  one: number;
  /** The field's bits; once all are set, it stops counting. */
  most: number;
}

export const IN_BODY: Field = { one: 1, most: 0xffff };
export const IN_HEAD: Field = { one: 1 << 16, most: 0xff << 16 };
export const IN_NAME: Field = { one: 1 << 24, most: 1 << 24 };

/**
 * Counts of a case's terms by field: an open-addressing table of terms, each with its counts beside
 * it, so that a word touches memory once. Terms are taken with a sign: V8 keeps those as integers.
 */
export class TermBag {
  size = 0;
  private mask: number;
  /** A term and its counts by turns; counts of 0 are an empty slot. */
  private table: Int32Array;
  private order: Uint32Array;

  constructor(bits = 13) {
    const slots = 1 << bits;
    this.mask = slots - 1;
    this.table = new Int32Array(slots * 2);
    this.order = new Uint32Array(slots / 2 + 1);
  }

  clear(): void {
    const { table, order, size } = this;
    for (let i = 0; i < size; i++) table[order[i]! + 1] = 0;
    this.size = 0;
  }

  /** @param term as a 32-bit integer with a sign */
  add(term: number, { one, most }: Field): void {
    const at = this.place(term);
    const counts = this.table[at + 1]!;
    if (counts === 0) this.order[this.size++] = at;
    if ((counts & most) !== most) this.table[at + 1] = counts + one;
  }

  /** The distinct terms and a number for each, from its counts. */
  collect(pack: (inName: boolean, head: number, body: number) => number): {
    terms: Uint32Array;
    payloads: Uint8Array;
  } {
    const terms = new Uint32Array(this.size);
    const payloads = new Uint8Array(this.size);
    for (let i = 0; i < this.size; i++) {
      const at = this.order[i]!;
      const counts = this.table[at + 1]!;
      terms[i] = this.table[at]!;
      payloads[i] = pack(counts >= IN_NAME.one, (counts >> 16) & 0xff, counts & 0xffff);
    }
    return { terms, payloads };
  }

  /** The term's slot, claimed if it is new. */
  private place(term: number): number {
    const { table, mask } = this;
    let slot = (term ^ (term >>> 17)) & mask;
    while (table[slot * 2 + 1] !== 0) {
      if (table[slot * 2] === term) return slot * 2;
      slot = (slot + 1) & mask;
    }
    if (this.size * 2 > mask) {
      this.grow();
      return this.place(term);
    }
    table[slot * 2] = term;
    return slot * 2;
  }

  private grow(): void {
    const wider = new TermBag(Math.log2(this.mask + 1) + 1);
    for (let i = 0; i < this.size; i++) {
      const from = this.order[i]!;
      const to = wider.place(this.table[from]!);
      wider.table[to + 1] = this.table[from + 1]!;
      wider.order[wider.size++] = to;
    }
    Object.assign(this, wider);
  }
}
