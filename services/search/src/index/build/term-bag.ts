/** Counts of a case's terms by field: an open-addressing table that is emptied in no time. */
export class TermBag {
  size = 0;
  private mask: number;
  private keys: Uint32Array;
  private stamps: Uint32Array;
  private order: Uint32Array;
  private body: Uint16Array;
  private head: Uint8Array;
  private name: Uint8Array;
  private stamp = 1;

  constructor(bits = 15) {
    const slots = 1 << bits;
    this.mask = slots - 1;
    this.keys = new Uint32Array(slots);
    this.stamps = new Uint32Array(slots);
    this.order = new Uint32Array(slots);
    this.body = new Uint16Array(slots);
    this.head = new Uint8Array(slots);
    this.name = new Uint8Array(slots);
  }

  clear(): void {
    this.size = 0;
    this.stamp++;
  }

  addBody(term: number): void {
    const slot = this.slot(term);
    if (this.body[slot]! < 65_535) this.body[slot]!++;
  }

  addHead(term: number): void {
    const slot = this.slot(term);
    if (this.head[slot]! < 255) this.head[slot]!++;
  }

  addName(term: number): void {
    this.name[this.slot(term)] = 1;
  }

  /** The distinct terms and a number for each, from its counts. */
  collect(pack: (inName: boolean, head: number, body: number) => number): {
    terms: Uint32Array;
    payloads: Uint8Array;
  } {
    const terms = new Uint32Array(this.size);
    const payloads = new Uint8Array(this.size);
    for (let i = 0; i < this.size; i++) {
      const slot = this.order[i]!;
      terms[i] = this.keys[slot]!;
      payloads[i] = pack(this.name[slot] === 1, this.head[slot]!, this.body[slot]!);
    }
    return { terms, payloads };
  }

  private slot(term: number): number {
    let at = (term ^ (term >>> 17)) & this.mask;
    while (this.stamps[at] === this.stamp) {
      if (this.keys[at] === term) return at;
      at = (at + 1) & this.mask;
    }
    if (this.size * 2 > this.mask) {
      this.grow();
      return this.slot(term);
    }
    this.stamps[at] = this.stamp;
    this.keys[at] = term;
    this.body[at] = 0;
    this.head[at] = 0;
    this.name[at] = 0;
    this.order[this.size++] = at;
    return at;
  }

  private grow(): void {
    const wider = new TermBag(Math.log2(this.mask + 1) + 1);
    for (let i = 0; i < this.size; i++) {
      const from = this.order[i]!;
      const to = wider.slot(this.keys[from]!);
      wider.body[to] = this.body[from]!;
      wider.head[to] = this.head[from]!;
      wider.name[to] = this.name[from]!;
    }
    Object.assign(this, wider);
  }
}
