import { z } from 'zod';
import { type StandingDecision, StandingDecisionSchema } from '../citations/standing-decision.js';

/** Decisions that may share a page or a name. */
export const KNOWN_AT_MOST = 3;

/** A decision that a search names and that the library does not hold, by what the search has of it. */
export const LackingSchema = z.object({
  name: z.string().nullable(),
  citation: z.string().nullable(),
  /** What the citation index knows of it: decisions without texts, never results of a search. */
  known: z.array(StandingDecisionSchema).max(KNOWN_AT_MOST).optional(),
});
export type Lacking = z.infer<typeof LackingSchema>;

export const LACKING_TITLE = 'Not in the library';

/** What each decision is that is known and not held. */
export const knownSentences = ({ known = [] }: Lacking): string[] =>
  known.map((decision) => `${described(decision)} is known; its text is not held here.`);

function described({ name, citation, court, year }: StandingDecision): string {
  const decided = [court, year].filter((each) => each !== null).join(' ');
  return `${[name, citation].filter(Boolean).join(', ')}${decided ? ` (${decided})` : ','}`;
}

/** @param isNear whether cases follow */
export function lackingSentence({ name, citation }: Lacking, isNear: boolean): string {
  const asked = [name, citation].filter(Boolean).join(', ');
  const near =
    citation && !name ? 'The nearest decision in that volume is' : 'The nearest cases are';
  return `${asked}${name && citation ? ',' : ''} is not in the library.${isNear ? ` ${near} below.` : ''}`;
}
