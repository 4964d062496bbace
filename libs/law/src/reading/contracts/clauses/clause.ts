import type { ClauseCategory, Severity } from '@casewright/contracts';

/**
 * A sign of a clause category in the wording of a unit. `weight` is in logits: at the resting point
 * of −4.5 a weight of 5 alone makes the category likelier than not; negative weights speak against
 * it. Training may move a weight; where there is too little to learn from it stays.
 * Patterns are matched against single-spaced text and have bounded gaps only, so that they are fast
 * on any text.
 */
export interface Cue {
  weight: number;
  in: 'text' | 'heading';
  pattern: RegExp;
}

export const says = (weight: number, pattern: RegExp): Cue => ({ weight, in: 'text', pattern });
export const under = (weight: number, pattern: RegExp): Cue => ({ weight, in: 'heading', pattern });

/** What is said about a clause of a category, wherever it is found. */
export interface ClauseNote {
  title: string;
  severity: Severity;
  /** Why a reviewer looks at such clauses. */
  explanation: string;
  /** Absent where there is nothing to do but to know it. */
  recommendation?: string;
}

export const note = (
  title: string,
  severity: Severity,
  explanation: string,
  recommendation?: string,
): ClauseNote => ({ title, severity, explanation, ...(recommendation && { recommendation }) });

/** A clause that was found: `text.slice(start, end)` of the contract is its wording. */
export interface Clause {
  category: ClauseCategory;
  start: number;
  end: number;
  /** How sure the finder is, 0 to 1. Rules that read a place (the title, the parties) say 1. */
  confidence: number;
}

/**
 * From this confidence on a judgment may be built on a clause, and its finding says so plainly. Of
 * clauses above it about three in four are labeled so in contracts that the model has not seen; of
 * those below about one in five.
 */
export const SURE = 0.8;

/** A sentence, or a part of a long enumeration: what is judged as one clause. */
export interface Unit {
  /** Offsets into the contract's text, without white space around it. */
  start: number;
  end: number;
  /** The wording with single spaces and straight quotes, for patterns and words. */
  text: string;
  /** The heading it appears under, in lower case; empty where there is none. */
  heading: string;
  /** A separate heading: it gives the units after it their context. */
  isHeading: boolean;
}
