import type { ClauseSource, TemplateSource } from '../source/template-source.js';
import type { Claims, Span } from './claims.js';
import { TOPICS } from './topics.js';

const DENIED =
  /\b(?:no|not|without|never|non|waive|exclude|excluding|omit|free of)\b[^.,;]{0,24}$/i;

/** Takes up facts of the form, clauses to insert, and subjects that the template covers itself. */
export function readOptions(
  source: TemplateSource,
  library: readonly ClauseSource[],
  claims: Claims,
): void {
  for (const { fact, what, asks, denies = [], section } of source.options) {
    const span = asked(asks, claims.text);
    if (!span) continue;
    const denied = isDenied(span, claims.text);
    claims.add({
      ...withDenial(span, claims.text),
      what,
      takes: denied
        ? { fact: '', denied: [fact], section: null }
        : { fact, denied: denies, section },
    });
  }
  for (const { id, title, asks } of library) {
    const span = asked(asks, claims.text);
    if (!span || isDenied(span, claims.text)) continue;
    claims.add({ ...span, what: title, takes: { clause: id } });
  }
  for (const { section, what, asks } of TOPICS) {
    const span = asked(asks, claims.text);
    if (!span || isDenied(span, claims.text)) continue;
    claims.add({ ...span, what, takes: { section } });
  }
}

function asked(asks: RegExp, text: string): Span | null {
  const match = new RegExp(asks.source, 'i').exec(text);
  return match && { start: match.index, end: match.index + match[0].length };
}

const isDenied = ({ start }: Span, text: string): boolean =>
  DENIED.test(text.slice(Math.max(0, start - 40), start));

/** A denial that the draft follows is understood with the words that it denies. */
function withDenial({ start, end }: Span, text: string): Span {
  const before = DENIED.exec(text.slice(Math.max(0, start - 40), start));
  return { start: start - (before?.[0].length ?? 0), end };
}
