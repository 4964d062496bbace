import { type EncodedList, encodeList } from '../format/posting-list.js';

/** 2 million postings: about 32 MB while a segment is built, whatever the library's size. */
const CAPACITY = 2_000_000;
/** Small enough for a pass's write positions to fit into the processor's cache. */
const DIGIT_BITS = 11;
const DIGIT = (1 << DIGIT_BITS) - 1;
/** Low bits of a value: the payload. Above it, the case's place among those of the segment. */
const PAYLOAD_BITS = 8;

interface Postings {
  terms: Uint32Array;
  values: Uint32Array;
}

/**
 * Collects postings case by case, then gives them term by term. Cases must come in ascending order
 * of their numbers; a stable radix sort by term keeps that order within each list.
 */
export class SegmentBuilder {
  private postings: Postings;
  /**
   * Output buffer of a sort pass; kept, because clearing one this large costs as much as a pass.
   */
  private spare: Postings | undefined;
  private readonly cases: number[] = [];
  private size = 0;

  constructor(private readonly capacity = CAPACITY) {
    this.postings = roomFor(capacity);
  }

  get isEmpty(): boolean {
    return this.size === 0;
  }

  hasRoomFor(postings: number): boolean {
    return this.size === 0 || this.size + postings <= this.capacity;
  }

  add(caseId: number, terms: Uint32Array, payloads: Uint8Array): void {
    const { size } = this;
    if (size + terms.length > this.postings.terms.length) this.grow(size + terms.length);
    this.postings.terms.set(terms, size);
    const { values } = this.postings;
    const place = this.cases.push(caseId) - 1;
    for (let i = 0; i < terms.length; i++)
      values[size + i] = (place << PAYLOAD_BITS) | payloads[i]!;
    this.size += terms.length;
  }

  /** The lists in ascending order of their terms; the builder is empty afterwards. */
  *drain(): Generator<EncodedList> {
    const spare = this.sort();
    const { terms, values } = this.postings;
    // The buffer that the last pass read from is free.
    const docs = spare.terms;
    const payloads = new Uint8Array(spare.values.buffer, 0, this.size);
    for (let i = 0; i < this.size; i++) {
      docs[i] = this.cases[values[i]! >>> PAYLOAD_BITS]!;
      payloads[i] = values[i]!;
    }
    for (let from = 0; from < this.size; ) {
      const term = terms[from]!;
      let to = from + 1;
      while (to < this.size && terms[to] === term) to++;
      yield encodeList(term, docs, payloads, from, to);
      from = to;
    }
    this.size = 0;
    this.cases.length = 0;
  }

  /**
   * By term. Values go along, so that each pass reads from front to back.
   *
   * @returns what is as large as the postings and may be written over
   */
  private sort(): Postings {
    const { size } = this;
    let spare = this.spare ?? roomFor(this.postings.terms.length);
    for (let shift = 0; shift < 32; shift += DIGIT_BITS) {
      const { terms, values } = this.postings;
      const to = spare;
      const ends = new Uint32Array((1 << DIGIT_BITS) + 1);
      for (let i = 0; i < size; i++) ends[((terms[i]! >>> shift) & DIGIT) + 1]!++;
      for (let i = 0; i < DIGIT; i++) ends[i + 1]! += ends[i]!;
      for (let i = 0; i < size; i++) {
        const term = terms[i]!;
        const at = ends[(term >>> shift) & DIGIT]!++;
        to.terms[at] = term;
        to.values[at] = values[i]!;
      }
      [this.postings, spare] = [to, this.postings];
    }
    this.spare = spare;
    return spare;
  }

  /** For a single case with more terms than fit, such as a whole treatise. */
  private grow(size: number): void {
    const wider = roomFor(size);
    wider.terms.set(this.postings.terms.subarray(0, this.size));
    wider.values.set(this.postings.values.subarray(0, this.size));
    this.postings = wider;
    this.spare = undefined;
  }
}

function roomFor(postings: number): Postings {
  return { terms: new Uint32Array(postings), values: new Uint32Array(postings) };
}
