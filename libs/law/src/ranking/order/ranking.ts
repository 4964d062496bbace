import type {
  Coverage,
  Exactness,
  Facets,
  Highlighter,
  RankedCase,
  Total,
} from '../search/ranking.js';
import type { WeighedQuery } from './candidates.js';

export interface Ranking {
  query: WeighedQuery;
  /**
   * Changes with each publication; anything cached for one edition stays valid as long as it lasts.
   */
  edition: string;
  /** Name of what ranked the cases. */
  engine: string;
  /** Whether a part of the index did not answer, so that cases may be missing. */
  isIncomplete: boolean;
  /** Matching cases that pass the filters. */
  total: Total;
  facets: Facets & Exactness;
  cases: RankedCase[];
  highlighter: Highlighter;
  /** How much of the question the first cases cover; null if the query is not a question. */
  coverage: Coverage | null;
}
