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

/** The passage of a case that is nearest to the query. */
export interface NearPassage extends NearCase {
  /** Null where it is the record's own words. */
  text: string | null;
  /** Which of the case's opinions it is of, from 0; null as the text. */
  opinion: number | null;
  /** Its first character in the text of that. */
  start: number;
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
