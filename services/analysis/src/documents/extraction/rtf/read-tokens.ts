import { Refusal } from '../refusal.js';

/** A piece of Rich Text: a group's edge, a control word with its number, or bytes of text. */
export type Token =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'word'; word: string; number: number | null }
  | { kind: 'text'; bytes: number[] };

const [OPEN, CLOSE, BACKSLASH, CR, LF, QUOTE] = [0x7b, 0x7d, 0x5c, 0x0d, 0x0a, 0x27] as const;
/** More groups in one another than any program writes. */
const DEEPEST = 2_000;

export function* readTokens(bytes: Uint8Array): Generator<Token> {
  let text: number[] = [];
  let depth = 0;
  let at = 0;
  const flush = function* (): Generator<Token> {
    if (text.length > 0) yield { kind: 'text', bytes: text };
    text = [];
  };
  while (at < bytes.length) {
    const byte = bytes[at]!;
    at += 1;
    if (byte === OPEN || byte === CLOSE) {
      yield* flush();
      depth += byte === OPEN ? 1 : -1;
      if (depth > DEEPEST) throw new Refusal('too-much-content');
      yield byte === OPEN ? { kind: 'open' } : { kind: 'close' };
      // What follows the document is none of it.
      if (depth <= 0) return;
    } else if (byte === BACKSLASH) {
      const control = readControl(bytes, at);
      at = control.end;
      if (control.byte !== undefined) text.push(control.byte);
      else {
        yield* flush();
        yield { kind: 'word', word: control.word, number: control.number };
        if (control.word === 'bin') at += Math.max(0, control.number ?? 0);
      }
    } else if (byte !== CR && byte !== LF) text.push(byte);
  }
  throw new Refusal('corrupt', 'a Rich Text (RTF) document');
}

interface Control {
  end: number;
  word: string;
  number: number | null;
  /** Of an escaped character. */
  byte?: number;
}

function readControl(bytes: Uint8Array, at: number): Control {
  const first = bytes[at] ?? 0;
  if (first === QUOTE) {
    const byte = Number.parseInt(String.fromCharCode(bytes[at + 1] ?? 48, bytes[at + 2] ?? 48), 16);
    return { end: at + 3, word: '', number: null, byte: Number.isNaN(byte) ? 0x20 : byte };
  }
  if (first === OPEN || first === CLOSE || first === BACKSLASH)
    return { end: at + 1, word: '', number: null, byte: first };
  if (!isLetter(first)) {
    const word = first === CR || first === LF ? 'par' : String.fromCharCode(first);
    return { end: at + 1, word, number: null };
  }
  let end = at;
  while (isLetter(bytes[end])) end += 1;
  const word = String.fromCharCode(...bytes.subarray(at, Math.min(end, at + 40)));
  const digits = end;
  if (bytes[end] === 0x2d) end += 1;
  while (isDigit(bytes[end])) end += 1;
  const number = Number(String.fromCharCode(...bytes.subarray(digits, Math.min(end, digits + 12))));
  const hasNumber = end > digits && Number.isInteger(number);
  // A space ends the word and is no text.
  return { end: end + (bytes[end] === 0x20 ? 1 : 0), word, number: hasNumber ? number : null };
}

const isLetter = (byte = 0): boolean => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;
const isDigit = (byte = 0): boolean => byte >= 0x30 && byte <= 0x39;
