import { type Citation, findCitations } from '@casewright/law/citations';
import { findSigns } from './signs.js';
import type { Span } from './span.js';

/** Words inside quotation marks; the span has the marks. */
export interface Quotation extends Span {
  /** The words alone. */
  inner: Span;
}

export interface Masks {
  /** As long as the text; citations and quotations are each one long word in it. */
  plain: string;
  citations: Citation[];
  quotations: Quotation[];
  /** All that no rule of words may read, in order. */
  spans: Span[];
}

/** Only these signs can begin a citation: most paragraphs of a letter have none of them. */
const MAY_CITE = /\d|\b(?:id|ibid|supra|infra)\b/i;

export function mask(text: string): Masks {
  const citations = MAY_CITE.test(text) ? findCitations(text) : [];
  const quotations = [...findQuotations(text), ...transcriptIn(text)];
  const words = [
    ...citations.map(({ fullSpan }) => ({ ...fullSpan, letter: 'C' })),
    ...quotations.map(({ inner }) => ({ ...inner, letter: 'Q' })),
    ...findSigns(text).map((span) => ({ ...span, letter: ' ' })),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  let plain = '';
  let at = 0;
  const spans: Span[] = [];
  for (const { start, end, letter } of words) {
    if (end <= at) continue;
    const from = Math.max(start, at);
    const stop = letter === ' ' ? end : wordEnd(text, from, end);
    if (stop <= from) continue;
    plain += text.slice(at, from) + placeholder(letter, stop - from);
    spans.push({ start: from, end: stop });
    at = stop;
  }
  return { plain: plain + text.slice(at), citations, quotations, spans };
}

const placeholder = (letter: string, length: number): string =>
  letter === ' ' ? ' '.repeat(length) : letter + 'x'.repeat(length - 1);

/** The mark that ends a sentence stays outside of the mask, so that the sentence still ends. */
function wordEnd(text: string, start: number, end: number): number {
  let stop = end;
  while (stop > start + 1 && /[.?!,;:\s]/.test(text[stop - 1]!)) stop--;
  return stop;
}

/** Questions and answers as a reporter takes them down: someone else's words to the end. */
const TRANSCRIPT = /(?:^|\s)(?:Q|A|THE COURT|THE WITNESS|MR\. [A-Z]+|MS\. [A-Z]+)[.:] (?=\S)/g;

/** From the first question or answer on, where a paragraph begins with one or has several. */
function transcriptIn(text: string): Quotation[] {
  const turns = [...text.matchAll(TRANSCRIPT)];
  const [first] = turns;
  if (!first || (turns.length < 2 && first.index > 12)) return [];
  const start = first.index + (first[0].startsWith(' ') ? 1 : 0);
  const span = { start, end: text.length };
  return [{ ...span, inner: span }];
}

const OPENS = /[“"]/g;
/** A straight mark after a blank or a bracket opens. */
const CLOSES = { '“': /”/g, '"': /(?<![\s([])"/g } as const;
/** Characters after which a quotation mark that was never closed stops counting. */
const LONGEST = 4_000;

/** Double-quoted words. A quotation that opens a paragraph and never closes is a block of it. */
function findQuotations(text: string): Quotation[] {
  const found: Quotation[] = [];
  const closing = { '“': placesOf(CLOSES['“'], text), '"': placesOf(CLOSES['"'], text) };
  OPENS.lastIndex = 0;
  for (let open = OPENS.exec(text); open; open = OPENS.exec(text)) {
    const start = open.index;
    if (open[0] === '"' && !opensHere(text, start)) continue;
    const next = closing[open[0] as keyof typeof CLOSES](start + 1);
    const close = next !== null && next < start + LONGEST ? next : -1;
    const end = close < 0 ? (start === 0 ? text.length : -1) : close + 1;
    if (end < 0) continue;
    const inner = { start: start + 1, end: close < 0 ? end : close };
    if (inner.end > inner.start) found.push({ start, end, inner });
    OPENS.lastIndex = end;
  }
  return found;
}

const opensHere = (text: string, at: number): boolean =>
  at === 0 || /[\s([—–\-‘'“/]/.test(text[at - 1]!);

/** The first match from a place on; the places are asked for in order, so each is searched for once. */
function placesOf(pattern: RegExp, text: string): (from: number) => number | null {
  let next: number | null = -1;
  return (from) => {
    if (next !== null && next < from) {
      pattern.lastIndex = from;
      next = pattern.exec(text)?.index ?? null;
    }
    return next;
  };
}
