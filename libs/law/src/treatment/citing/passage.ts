import { startAfter, startUntil } from '../words/sentence.js';

/** How much of an opinion surrounds a citation, in characters before and after. */
const BEFORE = 350;
const AFTER = 250;

interface Span {
  start: number;
  end: number;
}

/**
 * The passage around a citation: from the beginning of a sentence to the end of one where they
 * are within reach, else between words. `protect`: citations near by, which hold no border.
 */
export function passageAround(text: string, cited: Span, protect: readonly Span[]): Span {
  const from = Math.max(0, cited.start - BEFORE);
  const to = Math.min(text.length, cited.end + AFTER);
  const window = { text, from, to, protect };
  const first = from === 0 ? 0 : startAfter(window, from, cited.start);
  const last = to === text.length ? to : startUntil(window, to, cited.end);
  const start = first < 0 ? afterSpace(text, from, cited.start) : first;
  const end = last < 0 ? beforeSpace(text, to, cited.end) : last;
  return trimmed(text, start, end);
}

function afterSpace(text: string, from: number, limit: number): number {
  for (let at = from; at < limit; at++) if (/\s/.test(text[at]!)) return at + 1;
  return limit;
}

function beforeSpace(text: string, to: number, limit: number): number {
  for (let at = to; at > limit; at--) if (/\s/.test(text[at]!)) return at;
  return limit;
}

function trimmed(text: string, from: number, to: number): Span {
  let [start, end] = [from, to];
  while (start < end && /\s/.test(text[start]!)) start++;
  while (end > start && /\s/.test(text[end - 1]!)) end--;
  return { start, end };
}
