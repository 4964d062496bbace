import type { LibraryStage } from '../library/library-stage.js';
import type { ParsedQuery } from '../query/parsed-query.js';
import type { CaseDigest, Ranking } from './ranking.js';

export type Sort = 'relevance' | 'newest' | 'oldest' | 'most-cited';

/** Conditions a case must meet besides matching. Dates are `YYYYMMDD`. */
export interface CaseFilter {
  jurisdiction: string | null;
  court: string | null;
  /** Courts that the query names, by id or by words of their names. */
  courts: string[];
  /** Courts that the query excludes. */
  exceptCourts?: readonly string[];
  /** Cases to exclude. */
  exceptCases?: ReadonlySet<number>;
  from: number | null;
  to: number | null;
}

/** A case close to the query in meaning. */
export interface NearCase {
  caseId: number;
  /** Cosine, -1 … 1. */
  similarity: number;
}

/**
 * For each overruled decision, the later ones that overruled it, each as its representative record.
 */
export type Successors = ReadonlyMap<number, readonly number[]>;

export interface RankOptions {
  filter: CaseFilter;
  sort: Sort;
  /** Number of cases to skip. */
  offset: number;
  limit: number;
  /** Later decisions that undid others, in whole or in part, and may answer in their place. */
  successors?: Successors;
  /** Nearest first; these cases are found even if they have none of the query's words. */
  near?: readonly NearCase[];
}

/**
 * Finds cases. It learns of them as a stage of the library, stores what it needs in its own form,
 * and answers in the library's terms: case and opinion ids, and text spans.
 */
export interface CaseSearchEngine extends LibraryStage {
  readonly name: string;
  /** The requested page of cases, as of the latest publication. */
  rank(query: ParsedQuery, options: RankOptions): Promise<Ranking>;
  /** Digests that the engine took from the opinions of the found cases, by case. */
  digests(found: Ranking): Promise<ReadonlyMap<number, CaseDigest>>;
  /**
   * The query with words that the library lacks replaced by words that it has; null if nothing
   * better is known.
   * @param onlyClear null too where a word is left, or has a rival that may as well be meant
   */
  suggest(query: ParsedQuery, onlyClear?: boolean): Promise<string | null>;
}

/** Injection token for the engine of the service. */
export const CASE_SEARCH_ENGINE = Symbol('casewright:case-search-engine');
