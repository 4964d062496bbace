/** A text folded for comparing quotations, with a map back to its source. */
export interface FoldedText {
  /** The letters as printed. */
  text: string;
  /** The same in lower case, character by character. */
  lower: string;
  /** Offset of each character in the source, and of the end. */
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
/** In characters. */
const PIECE = 8_192;

/**
 * Folds a text: removes, or replaces by a space, whatever printing and quoting change; collapses
 * spaces and trims the ends.
 */
export function foldText(source: string): FoldedText {
  return new Folder(source).run();
}

/** A single pass: opinions are long, so each character is looked at once. */
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
    const text = textOf(codes.subarray(0, length));
    return { text, lower: lowerOf(text), at: at.subarray(0, length + 1) };
  }

  /** Consumes the character at `i`, and possibly some after it; returns the next index. */
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

/** As many at a time as a call takes arguments. */
function textOf(codes: Uint16Array): string {
  let text = '';
  for (let from = 0; from < codes.length; from += PIECE)
    text += String.fromCharCode(...codes.subarray(from, from + PIECE));
  return text;
}

function isSpace(code: number): boolean {
  return (
    code === SPACE ||
    (code >= 9 && code <= 13) ||
    (code > 127 && /\s/.test(String.fromCharCode(code)))
  );
}

/** The end of a sticky expression's match at `i`, or `i` itself if there is none. */
function endOf(expression: RegExp, source: string, i: number): number {
  expression.lastIndex = i;
  return expression.test(source) ? expression.lastIndex : i;
}

/** Lower case that preserves offsets: letters whose lower-case form is longer stay. */
function lowerOf(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from({ length: text.length }, (_, i) => {
    const small = text[i]!.toLowerCase();
    return small.length === 1 ? small : text[i]!;
  }).join('');
}
