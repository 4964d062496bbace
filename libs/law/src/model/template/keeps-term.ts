import { findCitations } from '@casewright/law/citations';
import { amounts } from '@casewright/law/writing';
import { type Known, stems } from './known-words.js';

const LONGEST = 1_200;
/** The share of a special term's words that its clause must have. */
const FOLLOWED = 0.6;
const NEGATION = /\b(?:not|no|never|none|nor|neither|without|cannot)\b|n['’]t\b/i;
const REFERENCE = /\b(?:sections?|clauses?|parts?|articles?|schedules?|exhibits?) [\dIVXL(A-Z]/;

/**
 * Whether a clause says what a special term of the requirements asks for, and nothing that neither they nor
 * the draft say: no other number, name, place for a value, reference, or citation.
 */
export function keepsTerm(clause: string, requirement: string, known: Known): boolean {
  const words = stems(clause);
  const asked = [...new Set(stems(requirement))];
  const followed = asked.filter((word) => words.includes(word)).length;
  return (
    clause.length <= LONGEST &&
    /^\p{Lu}.*[.]$/u.test(clause) &&
    !/[[\]{}<>“”"§¶|\n]|_{2,}/.test(clause) &&
    !REFERENCE.test(clause) &&
    findCitations(clause).length === 0 &&
    asked.length > 0 &&
    followed >= asked.length * FOLLOWED &&
    NEGATION.test(clause) === NEGATION.test(requirement) &&
    words.every((word) => known.words.has(word)) &&
    amounts(clause).every((each) => known.amounts.has(each))
  );
}
