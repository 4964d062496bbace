/** A text as quotations are compared, with the way back. */
export interface FoldedText {
  /** The letters as printed. */
  text: string;
  /** The same in lower case, character by character. */
  lower: string;
  /** For each character the offset in the source; one more for the end. */
  at: Int32Array;
}

/**
 * A hyphen in a word, with whatever line end or star page follows it, and a range of numbers: an
 * edition that breaks its lines elsewhere has none, or a dash.
 */
const JOINT =
  /(?<=[\p{L}\d])[-\u2010\u2011](?:\s*\[?\*\d{1,5}\]?)?\s*(?=[\p{L}\d])|(?<=\d)\u2013(?=\d)/uy;
/**
 * Star pages, footnote calls, ellipses, and dashes (those of Windows' code page too, which older
 * files keep): they are where otherwise a space is.
 */
const GAP =
  /\[\*\d{1,5}\]|\*\d{1,5}\b|\[\d{1,3}\]|\u2026|\.(?:\s?\.){2,3}|\*(?:\s?\*){2,3}|[\u2012-\u2015\u0096\u0097]|-{1,3}/uy;
const STARTS_JOINT = '-\u2010\u2011\u2013';
const STARTS_GAP = '[*.\u2026\u2012\u2013\u2014\u2015\u0096\u0097-';
/** Quote marks, brackets, marks of emphasis, and what is not seen. */
const DROPPED =
  '"\'`\u2018\u2019\u201a\u201b\u201c\u201d\u201e\u201f\u2032\u2033[]*_\u00ad\u200b\u200c\u200d\ufeff';

const LOOKS_AHEAD = new Set([...STARTS_JOINT, ...STARTS_GAP].map((mark) => mark.charCodeAt(0)));
const IS_DROPPED = new Set([...DROPPED].map((mark) => mark.charCodeAt(0)));
const SPACE = 32;

/**
 * Folds a text: what printing and quoting change is left out or made a space; runs of spaces become
 * one, and those at the ends go.
 */
export function foldText(source: string): FoldedText {
  return new Folder(source).run();
}

/** One pass over a text. Opinions are long, so it looks at each character once. */
class Folder {
  private readonly codes: Uint16Array;
  private readonly at: Int32Array;
  private length = 0;

  constructor(private readonly source: string) {
    this.codes = new Uint16Array(source.length);
    this.at = new Int32Array(source.length + 1);
  }

  run(): FoldedText {
    for (let i = 0; i < this.source.length; ) i = this.step(i);
    if (this.endsInSpace() && this.length > 0) this.length--;
    const { codes, at, length } = this;
    at[length] = length === 0 ? 0 : at[length - 1]! + 1;
    const text = Buffer.from(codes.buffer, 0, length * 2).toString('utf16le');
    return { text, lower: lowerOf(text), at: at.subarray(0, length + 1) };
  }

  /** Takes the character at `i`, and perhaps some behind it; returns the next one. */
  private step(i: number): number {
    const code = this.source.charCodeAt(i);
    if (LOOKS_AHEAD.has(code)) {
      const joint = endOf(JOINT, this.source, i);
      if (joint > i) return joint;
      const gap = endOf(GAP, this.source, i);
      if (gap > i) return this.space(i, gap);
    }
    if (IS_DROPPED.has(code)) return i + 1;
    if (isSpace(code)) return this.space(i, i + 1);
    this.push(code, i);
    return i + 1;
  }

  private space(i: number, next: number): number {
    if (!this.endsInSpace()) this.push(SPACE, i);
    return next;
  }

  private endsInSpace(): boolean {
    return this.length === 0 || this.codes[this.length - 1] === SPACE;
  }

  private push(code: number, i: number): void {
    this.codes[this.length] = code;
    this.at[this.length++] = i;
  }
}

function isSpace(code: number): boolean {
  return (
    code === SPACE ||
    (code >= 9 && code <= 13) ||
    (code > 127 && /\s/.test(String.fromCharCode(code)))
  );
}

/** The end of what a sticky expression finds at `i`; `i` for nothing. */
function endOf(expression: RegExp, source: string, i: number): number {
  expression.lastIndex = i;
  return expression.test(source) ? expression.lastIndex : i;
}

/** Lower case that keeps every offset: a letter whose small form is longer stays. */
function lowerOf(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from({ length: text.length }, (_, i) => {
    const small = text[i]!.toLowerCase();
    return small.length === 1 ? small : text[i]!;
  }).join('');
}
