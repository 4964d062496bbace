import { TERMS_TO_DEFINE } from '@casewright/law/writing';
import type { Check, Review } from '../../review.js';
import { leansOnAnother } from '../missing/resting-on-another.js';
import { listed, listedShort, plural } from '../words.js';

/** A term that occurs this often is meant as one. */
const OFTEN = 3;
const DEFINED_ELSEWHERE =
  /\bcapitali[sz]ed terms\b.{0,160}\b(?:meanings?|defined)\b.{0,120}\b(?:in|under|by) (?:the|that|such)\b/i;

/** Capitalized terms that carry an obligation and are defined nowhere. */
export const undefinedTerms: Check = (review) => {
  const words = review.text.replace(/\s+/g, ' ');
  if (leansOnAnother(review) || DEFINED_ELSEWHERE.test(words)) return [];
  const found = TERMS_TO_DEFINE.flatMap((term) => {
    const uses = usesOf(review.text, term);
    return uses.length >= OFTEN && !isDefined(review, term) ? [{ term, uses }] : [];
  });
  if (found.length === 0) return [];
  const [{ term, uses }] = found.sort((a, b) => b.uses.length - a.uses.length) as [
    (typeof found)[number],
  ];
  const [start] = uses as [number];
  const names = found.map((it) => `“${it.term}” (${plural(it.uses.length, 'use')})`);
  return [
    {
      at: { start, end: start + lengthAt(review.text, start, term) },
      category: 'undefined-term',
      title: `Not defined: ${listedShort(
        found.map((it) => `“${it.term}”`),
        3,
      )}`,
      severity: 'medium',
      explanation: `The contract uses ${listed(names)} as ${found.length === 1 ? 'a defined term and defines it' : 'defined terms and defines them'} nowhere. What a duty covers that rests on ${found.length === 1 ? 'it' : 'them'} is open to dispute.`,
      recommendation: `Add ${found.length === 1 ? 'a definition' : 'definitions'}, or write the plain words in lower case where no special meaning is intended.`,
    },
  ];
};

const source = (term: string): string => term.split(' ').join('\\s{1,20}');
/** In running text: after words in lower case, “and” or a number, and not as a part of a longer name. */
const usesOf = (text: string, term: string): number[] =>
  [...text.matchAll(new RegExp(`\\b${source(term)}(?:s|es)?\\b(?!\\s[A-Z])`, 'g'))]
    .map((found) => found.index)
    .filter((at) =>
      /(?:\b[a-z]+,?\s{1,20}[a-z]+|\b[A-Z]\w+\s{1,9}(?:and|or)|\(\d{1,3}\))\s{1,20}$/.test(
        text.slice(Math.max(0, at - 60), at),
      ),
    );
const lengthAt = (text: string, start: number, term: string): number =>
  new RegExp(`^${source(term)}(?:s|es)?`).exec(text.slice(start, start + 80))![0].length;

/** In quotation marks somewhere, or before "means", or as a label: defined well enough. */
function isDefined({ text, document }: Review, term: string): boolean {
  const stem = source(term.replace(/(?:y|ies|s)$/, ''));
  const ending = '(?:y|ies|s|es)?';
  if (document.terms.some((it) => new RegExp(`^${stem}${ending}$`, 'i').test(it.term))) return true;
  return new RegExp(
    `["“'‘](?:[^"”\\n]{0,40}\\s)?${stem}${ending}[,.;]?["”'’]|\\b${stem}${ending}["”]?[\\s,]{1,3}(?:\\([^)]{1,40}\\)\\s*)?(?:shall\\s+)?(?:means?|includes?|refers?|is\\s+defined|has\\s+the\\s+meaning|have\\s+the\\s+meaning|is\\s+the|are\\s+the|shall\\s+be)\\b|\\b${stem}${ending}\\s?[:–—=-]|\\((?:the\\s+)?${stem}${ending}\\)|\\bthe\\s+${stem}${ending}\\s+of\\s+(?:this|the)\\s+(?:\\w+\\s+){0,3}agreement|^[\\W\\d]{0,12}${stem}${ending}\\W{0,6}$`,
    'im',
  ).test(text);
}
