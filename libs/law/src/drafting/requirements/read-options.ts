import type { ClauseSource, TemplateSource } from '../source/template-source.js';
import type { Claim, Claims } from './claims.js';
import type { Span } from './phrases.js';
import { TOPICS } from './topics.js';

const DENIED =
  /\b(?:no|not|without|never|waive|exclude|excluding|omit|free of|struck|strikes?|dropped|drops?|refused?|declined?|skip|leave out|left out|\p{L}+n['’]t)\b[^.,;]{0,24}$|\bdo(?:es)?(?: not|n['’]t) (?:ask|demand|want|need|include|mention|threaten|argue|seek)\b[^.;]*$|\bnon[- ]$/iu;

/** Takes up facts of the form, clauses to insert, and subjects that the template covers itself. */
export function readOptions(
  source: TemplateSource,
  library: readonly ClauseSource[],
  claims: Claims,
): void {
  for (const {
    fact,
    what,
    asks,
    denies = [],
    denied: denial = DENIED,
    section,
  } of source.options) {
    const [first, ...others] = asked(asks, claims.text);
    if (!first) continue;
    const denied = isDenied(first, claims.text, denial);
    const takes = denied
      ? { fact: '', denied: [fact], section: null }
      : { fact, denied: denies, section };
    claims.add({ ...withDenial(first, claims.text, denial), what, takes });
    for (const span of others) claims.support(span);
  }
  for (const { id, title, asks } of library) take(asks, title, { clause: id }, claims);
  for (const { section, what, asks } of TOPICS) {
    if (!claims.hasSection(section)) take(asks, what, { section }, claims);
  }
}

function take(asks: RegExp, what: string, takes: Claim['takes'], claims: Claims): void {
  const spans = asked(asks, claims.text).filter((span) => !isDenied(span, claims.text));
  const [first, ...others] = spans;
  if (!first) return;
  claims.add({ ...first, what, takes });
  for (const span of others) claims.support(span);
}

/** Where words ask for something; not right after a letter, or what else is given. */
export function asked(asks: RegExp, text: string, notAfter = '\\p{L}'): Span[] {
  return [...text.matchAll(new RegExp(`(?<![${notAfter}])(?:${asks.source})`, 'giu'))].map(
    (match) => ({
      start: match.index,
      end: match.index + match[0].length,
    }),
  );
}

/** `Residuals clause: no`, `non-compete not wanted`. */
const DENIED_BEHIND =
  /^(?:\s(?:clause|terms?|provisions?|period))?\s?(?:[:?–-]\s?(?:no|none|not)\b|\?\s(?:she|he|they|we|it) (?:refuses?|declines?|objects?|do(?:es)? not|don['’]t|will not|won['’]t)\b|(?:is |are )?(?:not (?:wanted|needed|included|applicable)|excluded)\b)/i;

const isDenied = ({ start, end }: Span, text: string, denial = DENIED): boolean =>
  denial.test(text.slice(Math.max(0, start - 40), start)) || DENIED_BEHIND.test(text.slice(end));

/** A denial that the draft follows is understood with the words that it denies. */
function withDenial({ start, end }: Span, text: string, denial: RegExp): Span {
  const before = denial.exec(text.slice(Math.max(0, start - 40), start));
  const behind = DENIED_BEHIND.exec(text.slice(end));
  return { start: start - (before?.[0].length ?? 0), end: end + (behind?.[0].length ?? 0) };
}
