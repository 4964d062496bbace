import type { ParsedQuery, Ranking, RankOptions, WeighedQuery } from '@casewright/law/ranking';
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
}

/** Injection token for the engine of the service. */
export const CASE_SEARCH_ENGINE = Symbol('casewright:case-search-engine');
/** Injection token for the engine that answers from PostgreSQL, whichever engine the service has. */
export const STORED_ENGINE = Symbol('casewright:stored-engine');
