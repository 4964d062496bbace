import type { Check } from '../../review.js';
import { listedShort, plural } from '../words.js';

/** Names that stand for the whole, for the parties or for a place in it: used or not, they matter. */
const STRUCTURAL =
  /agreement|contract|part(?:y|ies)|exhibit|schedule|appendix|annex|section|amendment/i;

/** Each is looked for in the whole text; no contract leaves so many unused. */
const MOST = 200;

/** Definitions that the contract never uses. */
export const unusedTerms: Check = ({ document, text }) => {
  const names = new Set(
    document.parties.flatMap(({ name, role }) => [name.toLowerCase(), (role ?? '').toLowerCase()]),
  );
  const unused = document.terms
    .filter(
      ({ term, uses }) =>
        uses.length === 0 &&
        !STRUCTURAL.test(term) &&
        !names.has(term.toLowerCase()) &&
        /^[A-Z][A-Za-z -]{2,40}$/.test(term) &&
        !/^[A-Z-]+$/.test(term),
    )
    .slice(0, MOST)
    .filter(({ term, at }) => !occursElsewhere(text, term, at.start));
  if (unused.length === 0) return [];
  const terms = unused.map(({ term }) => `“${term}”`);
  return [
    {
      at: unused[0]!.at,
      category: 'unused-term',
      title: `Defined and never used: ${listedShort(terms, 3)}`,
      severity: 'low',
      explanation: `${plural(unused.length, 'term is', 'terms are')} defined and not used again: ${listedShort(terms, 12)}. A definition without a use is often the trace of a clause that was deleted, or of another term that was meant.`,
      recommendation:
        'Check whether a clause is missing or uses other words for the same thing; otherwise delete the definition.',
    },
  ];
};

/** In any case and number: a use that only the spelling hides is a use. */
function occursElsewhere(text: string, term: string, at: number): boolean {
  const stem = term
    .replace(/(?:y|ies|s)$/i, '')
    .split(/\s+/)
    .join('\\s+');
  for (const found of text.matchAll(new RegExp(`\\b${stem}`, 'gi'))) {
    if (Math.abs(found.index - at) > term.length) return true;
  }
  return false;
}
