import type { TextSpan } from '../../../extracted-text.js';

/** The opening is looked for in this much text: tables of contents and cover pages come before it. */
const SEARCHED = 20_000;
const LONGEST = 2_000;

const BEGINS = [
  /\b(?:[Bb]y\s+and\s+)?(?:[Bb]etween|[Aa]mong|BETWEEN|AMONG):?\s+(?:the\s+)?["“]?(?=[A-Z_[])/,
  /\bthis\s+(?:[\w&,./’'()-]+\s+){0,12}?(?:agreement|contract|lease|amendment|addendum|schedule|deed)\b[^.;]{0,200}?\b(?:between|among|entered\s+(?:into|in)|made|dated|effective)\b/i,
  /\bLadies\s+and\s+Gentlemen\b|\bthis\s+is\s+to\s+confirm\b|\bthe\s+undersigned,\s/i,
];
const ENDS =
  /\b(?:WHEREAS|Whereas|RECITALS|R\s?E\s?C\s?I\s?T\s?A\s?L\s?S|Recitals|WITNESSETH|W\s?I\s?T\s?N\s?E\s?S\s?S\s?E\s?T\s?H|BACKGROUND|Background|PRELIMINARY STATEMENTS?|NOW,? THEREFORE|agrees? as follows|Capitalized terms|Section 1|ARTICLE|Definitions|DEFINITIONS)\b|\s1\.\s+[A-Z]/;

/** A later passage must soon say between whom the contract is. */
const JOINS = /\b(?:between|among)\b|\bthe undersigned\b/i;
const FIRST_WORDS = 350;

/**
 * The passages that name the parties and the date, in order: often one, sometimes a cover page and
 * the first paragraph; none where a contract has no opening.
 */
export function findPreambles(text: string): TextSpan[] {
  const searched = text.slice(0, SEARCHED);
  const passages: TextSpan[] = [];
  for (const begin of BEGINS) {
    const found = begin.exec(searched);
    if (!found) continue;
    const start = found.index;
    const rest = text.slice(start, start + LONGEST);
    const stop = ENDS.exec(rest.slice(found[0].length));
    passages.push({ start, end: start + (stop ? found[0].length + stop.index : rest.length) });
  }
  const [first, ...rest] = joined(passages.sort((a, b) => a.start - b.start));
  if (!first) return [];
  return [first, ...rest.filter((it) => JOINS.test(text.slice(it.start, it.start + FIRST_WORDS)))];
}

function joined(passages: TextSpan[]): TextSpan[] {
  const out: TextSpan[] = [];
  for (const passage of passages) {
    const last = out.at(-1);
    if (last && passage.start <= last.end) last.end = Math.max(last.end, passage.end);
    else out.push({ ...passage });
  }
  return out;
}
