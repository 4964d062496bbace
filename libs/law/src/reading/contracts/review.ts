import type { ClauseCategory, FindingCategory, Severity } from '@casewright/contracts';
import type { Understanding } from '../documents/understanding.js';
import type { TextSpan } from '../extracted-text.js';
import { type Clause, SURE } from './clauses/clause.js';

/** A contract as its checks see it. */
export interface Review {
  document: Understanding;
  text: string;
  clauses: readonly Clause[];
  /** All clauses of a category, for a check that looks at the wording itself. */
  all(category: ClauseCategory): Clause[];
  /** Those that the finder is sure enough of to base a judgment on. */
  sure(category: ClauseCategory): Clause[];
}

/** What a check found: where, how bad, why it matters and what to do. */
export interface Defect {
  at: TextSpan;
  category: FindingCategory;
  title: string;
  severity: Severity;
  explanation: string;
  recommendation: string;
}

export type Check = (review: Review) => Defect[];

export function makeReview(document: Understanding, clauses: readonly Clause[]): Review {
  return {
    document,
    text: document.text,
    clauses,
    all: (category) => clauses.filter((clause) => clause.category === category),
    sure: (category) =>
      clauses.filter((clause) => clause.category === category && clause.confidence >= SURE),
  };
}
