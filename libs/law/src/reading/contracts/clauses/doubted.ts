import type { ClauseCategory } from '@casewright/contracts';
import { type Clause, SURE } from './clause.js';

/** Who may leave only where the other side fails does not leave at will. */
export const FOR_FAULT =
  /^(?!.*\b(?:without cause|convenience|terminat\w*[^.;]{0,80} for (?:any|no) reason)\b).*\b(?:if|upon|in the event|where|when)\b[^.]{0,200}\b(?:fail|breach|default|insolv|bankrupt|non-?compl)/is;

/** What a clause says that goes against its category, whatever its other words are. */
const AGAINST: Partial<Record<ClauseCategory, RegExp>> = {
  'termination-for-convenience': FOR_FAULT,
  // `No remedy is exclusive of any other` ties nobody.
  exclusivity: /\b(?:rights?|remed(?:y|ies))\b[^.;]{0,80}\bexclusive of\b/i,
  // Leave to solicit, and a competitor who is only named, keep nobody from anything.
  'no-solicit-of-customers': /\bgrants?\b[^.;]{0,80}\b(?:right|license)\b[^.;]{0,40}\bsolicit/i,
  'non-compete': /^(?=.*\bassign)(?!.*\b(?:competes?|competitive|engag\w+|similar|carry on)\b)/is,
  // What shall not prevent anybody from a claim keeps the claim.
  'covenant-not-to-sue':
    /^(?!.*\bcontest|.*\breleas).*\b(?:not|never) (?:prevent|preclude|bar|limit)\b/is,
};

/** A clause of which nothing is to be said plainly, where its own words go against it. */
export function doubted(clause: Clause, text: string): Clause {
  const against = AGAINST[clause.category]?.test(text.slice(clause.start, clause.end));
  return against ? { ...clause, confidence: Math.min(clause.confidence, SURE - 0.01) } : clause;
}
