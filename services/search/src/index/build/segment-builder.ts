import { type EncodedList, encodeList } from '../format/posting-list.js';

/** 2 million postings: some 60 MB while a segment is built, whatever the library's size. */
const CAPACITY = 2_000_000;
/** Small enough that the places a pass writes to fit the processor's cache. */
const DIGIT_BITS = 11;
const DIGIT = (1 << DIGIT_BITS) - 1;

/**
 * Collects postings case by case, then gives them term by term. Cases must come in ascending order
 * of their numbers; a stable radix sort by term keeps that order within each list.
 */
export class SegmentBuilder {
  private terms: Uint32Array;
  private docs: Uint32Array;
  private payloads: Uint8Array;
  private size = 0;

  constructor(private readonly capacity = CAPACITY) {
    this.terms = new Uint32Array(capacity);
    this.docs = new Uint32Array(capacity);
    this.payloads = new Uint8Array(capacity);
  }

  get isEmpty(): boolean {
    return this.size === 0;
  }

  hasRoomFor(postings: number): boolean {
    return this.size === 0 || this.size + postings <= this.capacity;
  }

  add(caseId: number, terms: Uint32Array, payloads: Uint8Array): void {
    if (this.size + terms.length > this.terms.length) this.grow(this.size + terms.length);
    this.terms.set(terms, this.size);
    this.payloads.set(payloads, this.size);
    this.docs.fill(caseId, this.size, this.size + terms.length);
    this.size += terms.length;
  }

  /** The lists in ascending order of their terms; the builder is empty afterwards. */
  *drain(): Generator<EncodedList> {
    const order = this.sorted();
    const docs = new Uint32Array(this.size);
    const payloads = new Uint8Array(this.size);
    for (let i = 0; i < this.size; i++) {
      docs[i] = this.docs[order[i]!]!;
      payloads[i] = this.payloads[order[i]!]!;
    }
    for (let from = 0; from < this.size; ) {
      const term = this.terms[order[from]!]!;
      let to = from + 1;
      while (to < this.size && this.terms[order[to]!] === term) to++;
      yield encodeList(term, docs, payloads, from, to);
      from = to;
    }
    this.size = 0;
  }

  /** Postings by term, as positions. Terms go along, so that each pass reads from front to back. */
  private sorted(): Uint32Array {
    const { size } = this;
    let from = { terms: this.terms.slice(0, size), order: new Uint32Array(size) };
    let to = { terms: new Uint32Array(size), order: new Uint32Array(size) };
    for (let i = 0; i < size; i++) from.order[i] = i;
    for (let shift = 0; shift < 32; shift += DIGIT_BITS) {
      const ends = new Uint32Array((1 << DIGIT_BITS) + 1);
      for (let i = 0; i < size; i++) ends[((from.terms[i]! >>> shift) & DIGIT) + 1]!++;
      for (let i = 0; i < DIGIT; i++) ends[i + 1]! += ends[i]!;
      for (let i = 0; i < size; i++) {
        const term = from.terms[i]!;
        const at = ends[(term >>> shift) & DIGIT]!++;
        to.terms[at] = term;
        to.order[at] = from.order[i]!;
      }
      [from, to] = [to, from];
    }
    return from.order;
  }

  /** A single case with more terms than fit: a whole treatise, perhaps. */
  private grow(size: number): void {
    const terms = new Uint32Array(size);
    terms.set(this.terms.subarray(0, this.size));
    const docs = new Uint32Array(size);
    docs.set(this.docs.subarray(0, this.size));
    const payloads = new Uint8Array(size);
    payloads.set(this.payloads.subarray(0, this.size));
    Object.assign(this, { terms, docs, payloads });
  }
}
