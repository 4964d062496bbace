import type { NearPassage } from '@casewright/law/ranking';

export interface Nearest {
  /** One for each case, nearest first. */
  passages: NearPassage[];
  /** Whether a part of the index did not answer. */
  isIncomplete: boolean;
}

export const NOTHING_NEAR: Nearest = { passages: [], isIncomplete: false };

/** Where vectors are searched. They are kept in PostgreSQL, and it can be made of them anew. */
export interface PassageIndex {
  nearest(vector: readonly number[], cases: number): Promise<Nearest>;
  /** Until all vectors that are kept can be found, or `signal` stops it. */
  follow(signal: AbortSignal): Promise<void>;
  /** Before their vectors are forgotten. */
  remove(caseIds: readonly number[]): Promise<void>;
  /** Before all vectors are. */
  drop(): Promise<void>;
}

/** Injection token; where nothing is provided, it is PostgreSQL's. */
export const PASSAGE_INDEX = Symbol('casewright:passage-index');
