import type { TextSpan } from '../../../extracted-text.js';
import { aliasesIn, namesIn } from './party-names.js';
import { findPreambles } from './preamble.js';

/** What a party is called follows its name, its description and its address within this distance. */
const DESCRIPTION = 420;
/** "Each may be called a "Party", together the "Parties"." */
const TOGETHER =
  /[^.;()]{0,120}["“](?:an?\s+|the\s+)?[Pp]art(?:y|ies)[.,]?["”][^.()]{0,80}["“](?:an?\s+|the\s+)?[Pp]art(?:y|ies)[.,]?["”]/;
const LABELED =
  /\b(Part(?:y|ies)\s+[A-D]\b[^:\n]{0,24}:\s*[^\n]{3,80}?)(?=\s*(?:\n|Address|Registered|Legal|$))/g;

/**
 * Who the contract is between: each party from its name to what it is called from there on, and the
 * sentence that calls them parties. A contract without an opening is read at its signatures.
 */
export function findParties(text: string): TextSpan[] {
  const preambles = findPreambles(text);
  const spans = preambles.flatMap((preamble) => partiesWithin(text, preamble));
  if (spans.length < 2) spans.push(...labeledParties(text));
  if (spans.length < 2) spans.push(...signatories(text));
  const known = withoutCovers(text, spans);
  const together = preambles.flatMap((preamble) => togetherWithin(text, preamble));
  return withoutRepeats(text, [...firstMentions(text, known), ...known, ...together]);
}

/** `Acme Corp., a Delaware corporation (the "Seller")` → `Acme Corp.`, without what describes it. */
const OWN_NAME = /^[^,("“]+(?:,\s*(?:Inc|INC|L\.?L\.?C|L\.?P|Ltd|LTD|N\.A|S\.A)\b\.?)?/;
const ownName = (words: string): string => OWN_NAME.exec(words)?.[0].trim() ?? '';
const CALLED = /["“](?:(?:the|an?)\s+)?([^"“”]{2,40}?)[.,]?["”]/gi;

/** Without `ACME CORP.` on a cover, where the opening has `Acme Corp. (“Acme”)`. */
function withoutCovers(text: string, spans: readonly TextSpan[]): TextSpan[] {
  const read = spans.map(({ start, end }) => {
    const words = text.slice(start, end);
    const name = ownName(words) || words;
    return { name, plain: name.toLowerCase().replace(/[^a-z0-9]/g, ''), isBare: name === words };
  });
  const full = new Map(read.flatMap((it) => (it.isBare ? [] : [[it.plain, it.name] as const])));
  return spans.filter((_, at) => {
    const { name, plain, isBare } = read[at]!;
    const other = full.get(plain);
    return !isBare || other === undefined || other === name;
  });
}

/** Where a party is first named, as on a cover, before the opening says who it is. */
function firstMentions(text: string, spans: readonly TextSpan[]): TextSpan[] {
  return spans.flatMap(({ start, end }) => {
    const words = text.slice(start, end);
    const called = [...words.matchAll(CALLED)].map((found) => found[1]!);
    return [ownName(words), ...called]
      .filter((each) => each.length > 1 && !/^part(?:y|ies)$/i.test(each))
      .flatMap((each) => firstMention(text.slice(0, start), each));
  });
}

function firstMention(text: string, name: string): TextSpan[] {
  const words = name.split(/\s+/).map((word) => word.replace(/[^\w’']/g, '\\$&'));
  const found = new RegExp(`(?<!\\w)${words.join('\\s{1,80}')}(?!\\w)`).exec(text);
  return found ? [{ start: found.index, end: found.index + found[0].length }] : [];
}

function partiesWithin(text: string, { start, end }: TextSpan): TextSpan[] {
  const body = text.slice(start, end);
  const names = namesIn(body);
  const aliases = aliasesIn(body);
  const spans = names.map((name, at) => {
    const next = names[at + 1]?.start ?? body.length;
    const reach = Math.min(next, name.end + DESCRIPTION);
    const alias = aliases.find((it) => it.start >= name.start && it.end <= reach);
    return { start: start + name.start, end: start + Math.max(name.end, alias?.end ?? 0) };
  });
  const alone = aliases
    .map((alias) => ({ start: start + alias.start, end: start + alias.end }))
    .filter((alias) => !spans.some((span) => span.start <= alias.start && alias.end <= span.end));
  return [...spans, ...alone];
}

function togetherWithin(text: string, { start, end }: TextSpan): TextSpan[] {
  const found = TOGETHER.exec(text.slice(start, end + 400));
  if (!found) return [];
  const lead = /^[\s,]*/.exec(found[0])![0].length;
  return [{ start: start + found.index + lead, end: start + found.index + found[0].length }];
}

function labeledParties(text: string): TextSpan[] {
  return [...text.slice(0, 6000).matchAll(LABELED)].map((found) => ({
    start: found.index,
    end: found.index + found[1]!.length,
  }));
}

/** Names over signature lines, for a contract that names nobody in its opening. */
function signatories(text: string): TextSpan[] {
  const spans: TextSpan[] = [];
  for (const found of text.matchAll(/\b(?:By|Signed|Signature)\s*:/g)) {
    const from = Math.max(0, found.index - 90);
    const names = [...text.slice(from, found.index).matchAll(/[A-Z][A-Z .,&À-ÝŘ-Ž-]{5,}[A-Z.Ý]/g)];
    const last = names.at(-1);
    if (last) spans.push({ start: from + last.index, end: from + last.index + last[0].length });
  }
  return spans.slice(0, 12);
}

/** In order, none within another, and each name once. */
function withoutRepeats(text: string, spans: TextSpan[]): TextSpan[] {
  const kept: TextSpan[] = [];
  const seen = new Set<string>();
  for (const span of spans.sort((a, b) => a.start - b.start || b.end - a.end)) {
    const words = text.slice(span.start, span.end).toLowerCase();
    if (span.start < (kept.at(-1)?.end ?? 0) || seen.has(words)) continue;
    seen.add(words);
    kept.push(span);
  }
  return kept;
}
