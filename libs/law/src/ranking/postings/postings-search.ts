import type { CasePostings } from '../index/case-postings.js';
import type { IndexReader } from '../index/index-reader.js';
import type { WeighedQuery } from '../order/candidates.js';
import type { Nearness } from '../order/fuse.js';
import type { ScoringTables } from '../order/scoring-tables.js';
import type { RankOptions } from '../search/rank-options.js';

/** What a search of the postings needs: all of it has been read. */
export interface PostingsSearch {
  reader: IndexReader;
  query: WeighedQuery;
  options: RankOptions;
  tables: ScoringTables;
  postings: ReadonlyMap<number, CasePostings>;
  near: ReadonlyMap<number, Nearness>;
}
