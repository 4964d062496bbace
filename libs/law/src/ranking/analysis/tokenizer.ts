import { CLASSES, DIGIT, FOLDED, isApostrophe, isSpace, LETTER, OTHER } from './chars.js';
import { isNounWill, WILL, WILL_VERB } from './noun-will.js';
import { citationTerm, termHash } from './term-hash.js';
import { Tokens } from './tokens.js';
import { type NewWordListener, WordCache } from './word-cache.js';

const PERIOD = 46;
const HYPHEN = 45;
const COMMA = 44;
/** Initial values of a spelling's two hashes; signed 32-bit, which V8 stores as integers. */
const HASH_A = 0x811c9dc5 | 0;
const HASH_B = 0x1234567;
/** Characters between a citation's volume and its page, `Conn. Super. Ct.` and `U.S.C. §` included. */
const REPORTER_AT_MOST = 26;

/**
 * Splits a text into words. `U.S.C.` and `F.3d` are one word each, `court's` is `court`, a word
 * broken at a line's end is joined, `1,000` is `1000`; `10b-5` and `13-132` are words and one term
 * together; `410 U.S. 113` and `42 U.S.C. § 1983` are words and one citation term.
 */
export class Tokenizer {
  private readonly tokens = new Tokens();
  private readonly words: WordCache;
  private text = '';
  /**
   * The text's UTF-16 code units and a zero: an array is several times faster to read than a
   * string.
   */
  private codes = new Uint16Array(1 << 16);
  /** Position of the last number, which may be a citation's volume. */
  private volumeStart = -1;
  private volumeEnd = -1;
  private loose = false;
  private a = 0;
  private b = 0;

  constructor(onNewWord?: NewWordListener) {
    this.words = new WordCache(onNewWord);
  }

  /**
   * The tokens of `text`, valid until the next call.
   *
   * @param loose a typed query: a reporter's abbreviation may be in small letters.
   */
  tokenize(text: string, loose = false): Tokens {
    this.tokens.clear();
    this.text = text;
    this.readCodes();
    this.loose = loose;
    this.volumeStart = -1;
    const { codes } = this;
    const { length } = text;
    let at = 0;
    while (at < length) {
      const kind = CLASSES[codes[at]!]!;
      at = kind === OTHER ? at + 1 : this.word(at, kind);
    }
    return this.tokens;
  }

  private readCodes(): void {
    const { text } = this;
    if (text.length + 2 > this.codes.length) this.codes = new Uint16Array(text.length * 2);
    const { buffer } = this.codes;
    Buffer.from(buffer).write(text, 'utf16le');
    this.codes.fill(0, text.length, text.length + 2);
  }

  /** Reads the word that begins at `start` and returns where it ends. */
  private word(start: number, firstClass: number): number {
    this.a = HASH_A;
    this.b = HASH_B;
    let end = this.run(start);
    if (firstClass === LETTER) {
      if (end === start + 1) end = this.acronym(start, end);
      else end = this.lineBreaks(end);
    } else {
      end = this.thousands(end);
    }
    const slot = this.words.slot(this.a, this.b, this.text, start, end);
    const term = this.words.term(slot);
    const isStop = this.words.isStop(slot);
    if (isStop && term === WILL) {
      const isNoun = isNounWill(this.text, { start, end }, this.tokens.last, this.loose);
      this.tokens.add(isNoun ? WILL : WILL_VERB, start, end, !isNoun);
    } else this.tokens.add(term, start, end, isStop);
    if (firstClass === DIGIT) this.number(start, end);
    this.compound(start, end);
    return end;
  }

  /** Hashes letters, digits, and inner apostrophes from `at`; returns the end. */
  private run(at: number): number {
    const { codes } = this;
    let { a, b } = this;
    let i = at;
    for (; ; i++) {
      let code = FOLDED[codes[i]!]!;
      if (code === 0) {
        if (!isApostrophe(codes[i]!) || CLASSES[codes[i + 1]!] !== LETTER) break;
        code = 39;
      }
      a = Math.imul(a ^ code, 0x01000193);
      b = Math.imul(b + code, 0x5bd1e995) ^ (b >>> 13);
    }
    this.a = a;
    this.b = b;
    return i;
  }

  /**
   * `U.S.C.`, `F.3d`, `S.Ct`: single letters separated by periods, possibly followed by a series.
   */
  private acronym(start: number, from: number): number {
    const { codes } = this;
    let end = from;
    while (codes[end] === PERIOD) {
      const next = CLASSES[codes[end + 1]!];
      if (next === OTHER) break;
      const runEnd = this.endOfRun(end + 1);
      const isInitial = next === LETTER && runEnd === end + 2;
      const isSeries = next === DIGIT && runEnd - end <= 4;
      if (!isInitial && !isSeries) break;
      this.run(end + 1);
      end = runEnd;
    }
    return end > start ? end : from;
  }

  private endOfRun(at: number): number {
    const { codes } = this;
    let end = at;
    while (CLASSES[codes[end]!] !== OTHER) end++;
    return end;
  }

  /** Joins `deny-\n\ning`: a hyphen at the end of a line, followed by lower case. */
  private lineBreaks(from: number): number {
    const { codes } = this;
    if (codes[from] !== HYPHEN || !isSpace(codes[from + 1]!)) return from;
    let at = from + 1;
    let hasBreak = false;
    for (; isSpace(codes[at]!) && at < from + 12; at++) {
      hasBreak ||= codes[at] === 10;
    }
    const next = codes[at]!;
    return hasBreak && next >= 97 && next <= 122 ? this.run(at) : from;
  }

  private thousands(from: number): number {
    const { codes } = this;
    let end = from;
    while (codes[end] === COMMA && this.endOfRun(end + 1) === end + 4) {
      if (CLASSES[codes[end + 1]!] !== DIGIT) break;
      end = this.run(end + 1);
    }
    return end;
  }

  /** A number may complete a citation that the previous number began. */
  private number(start: number, end: number): void {
    const { volumeStart, volumeEnd, text, codes } = this;
    const gap = start - volumeEnd;
    if (
      volumeStart >= 0 &&
      gap >= 3 &&
      gap <= REPORTER_AT_MOST &&
      this.isReporter(volumeEnd, start)
    ) {
      this.tokens.extras.push(citationTerm(text.slice(volumeStart, end)));
    }
    // The series in "F. 3d" is not a volume.
    if (CLASSES[codes[end - 1]!] === DIGIT) {
      this.volumeStart = start;
      this.volumeEnd = end;
    }
  }

  /** Whether the text between two numbers looks like a reporter or a code. */
  private isReporter(from: number, to: number): boolean {
    const between = this.text.slice(from, to);
    if (this.loose) return /^\s[^\d\n]*[a-z]/i.test(between) && !/[;:()]|\s{3}/.test(between);
    return /^\s+[A-Z]/.test(between) && !/[;:()]|\bat\b|\n\n/.test(between);
  }

  /** The whole of `240.10b-5` or `13-132`, when its last part ends here. */
  private compound(start: number, end: number): void {
    const { text, codes } = this;
    if (isJoint(codes[end]!) && CLASSES[codes[end + 1]!] !== OTHER) return;
    let from = start;
    while (from > 1 && isJoint(codes[from - 1]!) && CLASSES[codes[from - 2]!]) {
      from--;
      while (from > 0 && CLASSES[codes[from - 1]!] !== OTHER) from--;
      if (end - from > 40) return;
    }
    if (from === start) return;
    const whole = text.slice(from, end).toLowerCase();
    if (/\d/.test(whole)) this.tokens.extras.push(termHash(`#${whole.replace(/[–]/g, '-')}`));
  }
}

function isJoint(code: number): boolean {
  return code === PERIOD || code === HYPHEN || code === 0x2013;
}
