import { findCitations } from '@casewright/law/citations';
import { amounts, duties, hinges, keepsDoers } from '@casewright/law/writing';
import { isWithin, type Known, stems } from './known-words.js';

/** A paragraph before and after, both with names in double braces. */
interface Rewording {
  original: string;
  replacement: string;
}

/** Words of the trade that bind nobody: a paragraph says the same without them. */
const IDLE = new Set(
  stems(
    'aforesaid aforementioned foregoing hereby herein hereof hereto hereunder hereinafter thereby therein thereof thereto thereunder said same respective respectively further furthermore whatsoever witnesseth',
  ),
);
const TOKEN = /\{\{[^{}]*\}\}/g;
const REFERENCE =
  /\b(?:sections?|clauses?|parts?|articles?|schedules?|exhibits?|annex(?:es)?|appendix) (?:\d[\w.()]*|[IVXL]+\b|[A-Z]\b)/gi;

/**
 * Whether a paragraph worded otherwise is still the clause that it was: the same values and references
 * in the same order, the same duties, conditions, numbers, and doers, and nothing more than the
 * requirements and the draft say.
 */
export function keepsClause({ original, replacement }: Rewording, known: Known): boolean {
  return (
    same(original.match(TOKEN) ?? [], replacement.match(TOKEN) ?? []) &&
    isPlain(original, replacement) &&
    keepsWords(bare(original), bare(replacement)) &&
    keepsDoers(named(original), named(replacement)) &&
    isSaid(bare(original), bare(replacement), known)
  );
}

const bare = (text: string): string => text.replace(TOKEN, ' ');
/** With each name in double braces as a name. */
const named = (text: string): string =>
  text.replace(TOKEN, (token) => `Place${token.replace(/\P{L}/gu, '')}`);

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((value, at) => value === b[at]);

/** One line of about the same length, with no marks that would open a place, a quotation or a citation. */
function isPlain(original: string, replacement: string): boolean {
  const marks = (text: string): string[] => bare(text).match(/[[\]{}<>“”"§¶|\n]|_{2,}/g) ?? [];
  const references = (text: string): string[] =>
    (bare(text).match(REFERENCE) ?? []).map((each) => each.toLowerCase());
  return (
    replacement.length >= original.length / 2 &&
    replacement.length <= original.length * 2 + 400 &&
    same(marks(original), marks(replacement)) &&
    same(references(original), references(replacement)) &&
    findCitations(bare(replacement)).length === 0 &&
    /^\p{Ll}/u.test(original) === /^\p{Ll}/u.test(replacement)
  );
}

/** Every word that binds is there still, and what turns on its place in its order. */
function keepsWords(original: string, replacement: string): boolean {
  const after = new Set(stems(replacement));
  const [was, is] = [capitals(original), capitals(replacement)];
  return (
    isWithin(amounts(original), amounts(replacement)) &&
    isWithin(duties(original), duties(replacement)) &&
    isWithin(hinges(original).sort(), hinges(replacement).sort()) &&
    isWithin(was, is) &&
    was[0] === is[0] &&
    stems(original).every((word) => after.has(word) || IDLE.has(word))
  );
}

/** Names and defined terms, without the article that may open a sentence. */
const capitals = (text: string): string[] =>
  (text.match(/\b\p{Lu}[\p{L}’'-]+/gu) ?? []).filter(
    (word) => !/^(?:The|An?|In|On|At|By|If|It|Its|This|That|Each|All|Any|No)$/.test(word),
  );

/** What the second list has more often than the first. */
function added(before: readonly string[], after: readonly string[]): string[] {
  const left = [...before];
  return after.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** What is new is in the requirements, or says nothing. */
function isSaid(original: string, replacement: string, known: Known): boolean {
  return (
    added(stems(original), stems(replacement)).every(
      (word) => known.asked.has(word) || IDLE.has(word),
    ) &&
    added(amounts(original), amounts(replacement)).every((each) => known.amounts.has(each)) &&
    [duties, hinges].every((wordsOf) =>
      added(wordsOf(original), wordsOf(replacement)).every((word) => known.required.has(word)),
    )
  );
}
