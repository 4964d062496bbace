import type {
  CaseDigest,
  ParsedQuery,
  Ranking,
  RankOptions,
  WeighedQuery,
} from '@casewright/law/ranking';
import type { LibraryStage } from './library-stage.js';

/**
 * Finds cases. It learns of them as a stage of the library, stores what it needs in its own form,
 * and answers in the library's terms: case and opinion ids, and text spans.
 */
export interface CaseSearchEngine extends LibraryStage {
  readonly name: string;
  /** Reads a query once, for all that is asked of it below. */
  weigh(query: ParsedQuery): Promise<WeighedQuery>;
  /** The requested page of cases, as of the latest publication. */
  rank(query: WeighedQuery, options: RankOptions): Promise<Ranking>;
  /**
   * Digests that the engine took from the opinions of cases, by case.
   * @param edition of the ranking that found them; absent: what is known now
   */
  digests(caseIds: number[], edition?: string): Promise<ReadonlyMap<number, CaseDigest>>;
  /**
   * The query with words that the library lacks replaced by words that it has; null if nothing
   * better is known.
   * @param onlyClear null too where a word is left, or has a rival that may as well be meant
   */
  suggest(query: WeighedQuery, onlyClear?: boolean): Promise<string | null>;
}

/** Injection token for the engine of the service. */
export const CASE_SEARCH_ENGINE = Symbol('casewright:case-search-engine');
/** Injection token for the engine that answers from PostgreSQL, whichever engine the service has. */
export const STORED_ENGINE = Symbol('casewright:stored-engine');
