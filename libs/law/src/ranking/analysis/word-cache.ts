import { stem } from 'porter2';
import { termHash } from './term-hash.js';

/**
 * Words that say nothing about a case. They stay in the forward index, so that a quoted phrase may
 * contain them, but have no postings. Deliberately few: `not`, `no`, and `without` do matter.
 */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and are as at be been but by did do does for from had has have he her his if in into is ' +
    'it its of on or s she so such that the their them then there these they this those to v vs ' +
    'was we were which who whom will with would'
  ).split(' '),
);

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

const SLOTS = 1 << 19;
const FULL = SLOTS * 0.6;

/** Fields of a slot, adjacent so that a lookup touches memory once. */
const FIRST = 0;
const SECOND = 1;
const TERM = 2;
const FLAGS = 3;
const SLOT_BITS = 2;

const KNOWN = 1;
const STOP = 2;

/** Called with each spelling that is new to the cache, and its term. */
export type NewWordListener = (word: string, term: number) => void;

/**
 * Spelling → term, keyed by two rolling hashes of the spelling so that a known word costs neither
 * a string nor a stemming. 8 MB whatever the library's size: a full cache starts afresh.
 */
export class WordCache {
  private readonly slots = new Int32Array(SLOTS << SLOT_BITS);
  private used = 0;

  constructor(private readonly onNewWord?: NewWordListener) {}

  /**
   * The slot of the word `text.slice(start, end)`; `a` and `b` are its rolling hashes, with a sign
   * as all numbers of the cache: V8 would keep half of those without one as objects.
   */
  slot(a: number, b: number, text: string, start: number, end: number): number {
    const { slots } = this;
    let at = (a & (SLOTS - 1)) << SLOT_BITS;
    while (slots[at + FLAGS] !== 0) {
      if (slots[at + FIRST] === a && slots[at + SECOND] === b) return at;
      at = (at + (1 << SLOT_BITS)) & ((SLOTS << SLOT_BITS) - 1);
    }
    return this.add(at, a, b, text.slice(start, end));
  }

  /** With a sign. */
  term(slot: number): number {
    return this.slots[slot + TERM]!;
  }

  isStop(slot: number): boolean {
    return (this.slots[slot + FLAGS]! & STOP) !== 0;
  }

  private add(at: number, a: number, b: number, spelling: string): number {
    if (this.used > FULL) this.clear();
    const word = normalizeWord(spelling);
    const term = termHash(stem(word));
    this.slots[at + FIRST] = a;
    this.slots[at + SECOND] = b;
    this.slots[at + TERM] = term;
    this.slots[at + FLAGS] = STOP_WORDS.has(word) ? KNOWN | STOP : KNOWN;
    this.used++;
    this.onNewWord?.(word, term);
    return at;
  }

  private clear(): void {
    this.slots.fill(0);
    this.used = 0;
  }
}

/** Lower case without accents, apostrophes, acronym points or a possessive ending. */
export function normalizeWord(spelling: string): string {
  return spelling
    .toLowerCase()
    .normalize('NFKD')
    .replace(/['’]s$/, '')
    .replace(/-\s+/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
