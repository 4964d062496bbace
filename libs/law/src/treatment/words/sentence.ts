/** Abbreviations with a period that a capital letter may follow within the sentence. */
const ABBREVIATED =
  /(?:^|[\s(“"'‘[])(?:v|vs|no|nos|mr|mrs|ms|dr|inc|co|corp|ltd|cf|id|ibid|see|e\.g|i\.e|ed|j|jj|c\.j|ch|art|sec|cl|p|pp|n|st|jr|sr|u\.s|s|ct|stat|rev|supp|app|cir|dist|div|ass'n|bros|r|ry|et al|al|ex rel|rel|[A-Z])$/i;

interface Span {
  start: number;
  end: number;
}

const NEWLINE = 10;
const SEMICOLON = 59;

/** Ends a sentence: a period, a question or an exclamation mark. */
const isStop = (code: number): boolean => code === 46 || code === 63 || code === 33;
/** Closing quotation mark or bracket. */
const isCloser = (code: number): boolean =>
  code === 34 || code === 0x201d || code === 0x2019 || code === 41 || code === 93;
/** Opening quotation mark or bracket. */
const isOpener = (code: number): boolean =>
  code === 34 || code === 0x201c || code === 0x2018 || code === 40 || code === 91;
const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;
const isCapitalOrDigit = (code: number): boolean =>
  (code >= 65 && code <= 90) || (code >= 48 && code <= 57);

/** What a regular expression calls white space. */
function isBlank(code: number): boolean {
  if (code <= 160) return code === 32 || (code >= 9 && code <= 13) || code === 160;
  if (code < 0x2000) return code === 0x1680;
  if (code <= 0x202f)
    return code <= 0x200a || code === 0x2028 || code === 0x2029 || code === 0x202f;
  return code === 0x205f || code === 0x3000 || code === 0xfeff;
}

/** The part of a text to look at. */
export interface Window {
  text: string;
  from: number;
  to: number;
  /** Spans that hold no border, in order. */
  protect: readonly Span[];
}

/** The first offset after `after` at which a sentence or paragraph begins; -1 without one up to `until`. */
export function startAfter(window: Window, after: number, until = window.to): number {
  const { text, from, to } = window;
  let at = after;
  // White space is one border, and `after` may be within it.
  if (at < to && isBlank(text.charCodeAt(at)))
    while (at > from && isBlank(text.charCodeAt(at - 1))) at--;
  for (; at < until; at++) {
    if (!isBlank(text.charCodeAt(at))) continue;
    let next = at + 1;
    while (next < to && isBlank(text.charCodeAt(next))) next++;
    if (next > until) return -1;
    if (beginsAt(window, at, next)) return next;
    at = next;
  }
  return -1;
}

/** The last offset up to `until` at which a sentence or paragraph begins; -1 without one after `after`. */
export function startUntil(window: Window, until: number, after = window.from): number {
  const { text, from, to } = window;
  for (let last = until - 1; last >= after; last--) {
    if (!isBlank(text.charCodeAt(last))) continue;
    let at = last;
    while (at > from && isBlank(text.charCodeAt(at - 1))) at--;
    const next = last + 1;
    // White space that continues behind `until` ends later.
    const isWhole = next === to || !isBlank(text.charCodeAt(next));
    if (isWhole && beginsAt(window, at, next)) return next;
    last = at;
  }
  return -1;
}

/** Whether a sentence begins after the white space from `at` to `next`. */
function beginsAt({ text, from, to, protect }: Window, at: number, next: number): boolean {
  // Most of all: a single blank between two words.
  if (next === at + 1 && at > from && isLetter(text.charCodeAt(at - 1))) return false;
  const stop = borderAt(text, from, at, next, to);
  if (stop < 0) return false;
  for (const { start, end } of protect) if (start < next && stop < end - 1) return false;
  return true;
}

/** Where the border begins that the white space from `at` to `next` ends; -1 when it is none. */
function borderAt(text: string, from: number, at: number, next: number, to: number): number {
  let stop = at;
  while (stop > from && isCloser(text.charCodeAt(stop - 1))) stop--;
  const mark = stop > from ? text.charCodeAt(stop - 1) : 0;
  const isMarked = isStop(mark) || mark === SEMICOLON;
  const paragraph = paragraphEnd(text, at, next);
  if (paragraph < 0 && !isStop(mark)) return -1;
  if (!beginsSentence(text, next, to)) return paragraph;
  const start = isMarked ? stop - 1 : stop;
  return paragraph >= 0 || !isAbbreviated(text, start) ? start : -1;
}

/** The first of several line breaks in the white space from `at` to `next`; -1 without. */
function paragraphEnd(text: string, at: number, next: number): number {
  let first = -1;
  for (let i = at; i < next; i++) {
    if (text.charCodeAt(i) !== NEWLINE) continue;
    if (first >= 0) return first;
    first = i;
  }
  return -1;
}

function beginsSentence(text: string, at: number, to: number): boolean {
  let first = at;
  while (first < to && isOpener(text.charCodeAt(first))) first++;
  return first < to && isCapitalOrDigit(text.charCodeAt(first));
}

function isAbbreviated(text: string, stop: number): boolean {
  return text[stop] === '.' && ABBREVIATED.test(text.slice(Math.max(0, stop - 12), stop));
}

/** Longest way to look for a sentence's border, in characters. */
const REACH = 500;

/** The sentence around an offset, cut off at `REACH` on either side. */
export function sentenceAround(text: string, at: number, protect: readonly Span[]): Span {
  const from = Math.max(0, at - REACH);
  const to = Math.min(text.length, at + REACH);
  const window = { text, from, to, protect };
  const start = startUntil(window, at);
  const end = startAfter(window, at);
  return { start: start < 0 ? from : start, end: end < 0 ? to : end };
}
