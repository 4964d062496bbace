import { codeAt, isSpace, isWord } from './chars.js';

/** Longest run of characters between two letters of an abbreviation: a break and its indent. */
const MAX_GAP = 24;
const COMMA = 44;
const STOP = 46;

/**
 * What the matcher compares: white space, periods and commas drop out, apostrophes are one sign,
 * so "N. Y. S. 2d", "N.Y.S.2d" and "NYS2d" are one key.
 */
export function squeeze(text: string): string {
  return text.replace(/[\s.,\u200b]/g, '').replace(/[‘’`´]/g, "'");
}

/** A match of one key: where it ends and what it stands for. */
export interface TrieHit<T> {
  end: number;
  value: T;
}

/** Almost every word of a text begins no key: the answer to all of those. */
const NO_HITS: never[] = [];
/** Keys are Latin-1: a character takes so many bits of a step. */
const CODE_BITS = 8;
/** An odd number whose bits are well mixed (2^32 divided by the golden ratio). */
const MIXER = 0x9e3779b1;
const FIRST_SLOTS = 1024;
/** The last six bits tell the 52 letters of ASCII apart; the sixth of them tells small from capital. */
const LETTER_BITS = 6;
const LETTER = 63;
const SMALL_LETTERS = (32 << (2 * LETTER_BITS)) | (32 << LETTER_BITS) | 32;
const isBasicLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;

/**
 * Abbreviation matcher. A step, from a node by a character, is one lookup in a hash table that is
 * never more than half full: a few milliseconds to build for 6,000 keys, and about a megabyte.
 */
export class Trie<T> {
  /** Step and the node that it leads to, side by side; no step is 0. */
  private steps = new Int32Array(2 * FIRST_SLOTS);
  private readonly value: (T | undefined)[] = [undefined];
  /** The keys' first three letters, one bit each: a word of other letters begins no key. */
  private readonly starts = new Uint8Array(1 << (3 * LETTER_BITS - 3));

  constructor(private readonly ignoreCase = false) {}

  /** The value at `key`, made with `create` if it is new. */
  upsert(spelling: string, create: () => T): T {
    const key = this.ignoreCase ? squeeze(spelling).toLowerCase() : squeeze(spelling);
    let node = 0;
    for (let i = 0; i < key.length; i++) node = this.child(node, key.charCodeAt(i));
    const start = this.startOf(key, 0);
    if (start >= 0) this.starts[start >> 3]! |= 1 << (start & 7);
    const found = this.value[node] ?? create();
    this.value[node] = found;
    return found;
  }

  /** All keys that `text` spells from `at`, longest last; empty when none. */
  match(text: string, at: number): readonly TrieHit<T>[] {
    const start = this.startOf(text, at);
    // Keys of one or two letters end no word that continues with a letter.
    if (start >= 0 && (this.starts[start >> 3]! & (1 << (start & 7))) === 0) return NO_HITS;
    let hits: TrieHit<T>[] = NO_HITS;
    let node = 0;
    let gap = 0;
    for (let i = at; i < text.length; i++) {
      const code = this.fold(codeAt(text, i));
      if (node !== 0 && (code === STOP || code === COMMA || isSpace(code))) {
        if (++gap > MAX_GAP) break;
        continue;
      }
      node = this.steps[this.slotOf(node, code) + 1]!;
      if (node === 0 || code >= 1 << CODE_BITS) break;
      gap = 0;
      const value = this.value[node];
      if (value === undefined || !endsWord(text, i + 1)) continue;
      const hit = { end: codeAt(text, i + 1) === STOP ? i + 2 : i + 1, value };
      if (hits === NO_HITS) hits = [hit];
      else hits.push(hit);
    }
    return hits;
  }

  /** The number of the three letters at `at`; -1 where not all of them are letters. */
  private startOf(text: string, at: number): number {
    const [a, b, c] = [codeAt(text, at), codeAt(text, at + 1), codeAt(text, at + 2)];
    if (!(isBasicLetter(a) && isBasicLetter(b) && isBasicLetter(c))) return -1;
    const start =
      ((a & LETTER) << (2 * LETTER_BITS)) | ((b & LETTER) << LETTER_BITS) | (c & LETTER);
    return this.ignoreCase ? start | SMALL_LETTERS : start;
  }

  private fold(code: number): number {
    if (code >= 65 && code <= 90) return this.ignoreCase ? code + 32 : code;
    return code === 0x2019 || code === 0x2018 || code === 0x60 || code === 0xb4 ? 39 : code;
  }

  /** Where a step is in the table, or would be. */
  private slotOf(node: number, code: number): number {
    const { steps } = this;
    const step = (node << CODE_BITS) | code;
    let slot = (Math.imul(step, MIXER) >>> 7) & (steps.length - 2);
    while (steps[slot] !== step && steps[slot] !== 0) slot = (slot + 2) & (steps.length - 2);
    return slot;
  }

  /** The node that a step leads to, made if it is new. */
  private child(node: number, code: number): number {
    if (code === 0 || code >= 1 << CODE_BITS)
      throw new RangeError(`An abbreviation has the character ${code}, which is not Latin-1.`);
    const slot = this.slotOf(node, code);
    if (this.steps[slot] !== 0) return this.steps[slot + 1]!;
    const made = this.value.push(undefined) - 1;
    this.put(slot, (node << CODE_BITS) | code, made);
    if (this.value.length * 4 > this.steps.length) this.grow();
    return made;
  }

  private put(slot: number, step: number, node: number): void {
    this.steps[slot] = step;
    this.steps[slot + 1] = node;
  }

  private grow(): void {
    const old = this.steps;
    this.steps = new Int32Array(2 * old.length);
    for (let i = 0; i < old.length; i += 2) {
      const step = old[i]!;
      if (step === 0) continue;
      this.put(this.slotOf(step >> CODE_BITS, step & ((1 << CODE_BITS) - 1)), step, old[i + 1]!);
    }
  }
}

/** "Cal" is not in "California", but "NMCA" is in "NMCA-078" and "COA" in "COA112". */
function endsWord(text: string, end: number): boolean {
  const last = codeAt(text, end - 1);
  const next = codeAt(text, end);
  return !(isWord(last) && isWord(next)) || (last > 57 && next <= 57);
}
