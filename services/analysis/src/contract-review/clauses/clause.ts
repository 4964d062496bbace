import type { ClauseCategory } from '@casewright/contracts';

/** A clause that was found: `text.slice(start, end)` of the contract is its wording. */
export interface Clause {
  category: ClauseCategory;
  start: number;
  end: number;
  /** How sure the finder is, 0 to 1. Rules that read a place (the title, the parties) say 1. */
  confidence: number;
}
