import type { LibraryStage } from '../library/library-stage.js';
import type { ParsedQuery } from '../query/parsed-query.js';
import type { CaseDigest, Ranking } from './ranking.js';

export type Sort = 'relevance' | 'newest' | 'oldest' | 'most-cited';

/** What a case must be, besides matching. Days are `YYYYMMDD`. */
export interface CaseFilter {
  jurisdiction: string | null;
  court: string | null;
  /** Courts that the query names, by id or by words of their name. */
  courts: string[];
  /** Courts that the query keeps out. */
  exceptCourts?: readonly string[];
  /** Cases that are kept out. */
  exceptCases?: ReadonlySet<number>;
  from: number | null;
  to: number | null;
}

/** A case that is near the query in meaning. */
export interface NearCase {
  caseId: number;
  /** Cosine, -1 … 1. */
  similarity: number;
}

/** Later decisions by the one that they undid; of each the record that represents it. */
export type Successors = ReadonlyMap<number, readonly number[]>;

export interface RankOptions {
  filter: CaseFilter;
  sort: Sort;
  /** Cases to skip, and to give. */
  offset: number;
  limit: number;
  /** By a decision that later ones undid, in whole or in part, those: they may answer in its place. */
  successors?: Successors;
  /** Nearest first; these cases are found even without the query's words. */
  near?: readonly NearCase[];
}

/**
 * Finds cases. It learns of them as a stage of the library, keeps whatever it needs in a form of its
 * own, and answers in the library's terms: case and opinion ids, and spans of text.
 */
export interface CaseSearchEngine extends LibraryStage {
  /** Named in every answer, so that a reader knows what ranked the cases. */
  readonly name: string;
  /** The page of cases asked for, as of the newest publication. */
  rank(query: ParsedQuery, options: RankOptions): Promise<Ranking>;
  /** What the engine took from the opinions of the cases found, by case. */
  digests(found: Ranking): Promise<ReadonlyMap<number, CaseDigest>>;
  /** What was typed, with words of the library for words that it lacks; null: nothing better is known. */
  suggest(query: ParsedQuery): Promise<string | null>;
}

/** Injection token for the engine of the service. */
export const CASE_SEARCH_ENGINE = Symbol('casewright:case-search-engine');
