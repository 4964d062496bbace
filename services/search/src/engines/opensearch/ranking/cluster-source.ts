import type {
  CandidateSource,
  FoundCandidates,
  RankOptions,
  WeighedQuery,
} from '@casewright/law/ranking';
import type { SearchCluster } from '../cluster/search-cluster.js';
import { CaseSearch } from './case-search.js';
import type { SearchedIndex } from './searched-index.js';

/** Candidates that a cluster finds, filters, and counts. */
export class ClusterSource implements CandidateSource {
  readonly engine = 'opensearch';
  readonly edition: string;
  readonly docCount: number;

  constructor(
    private readonly cluster: SearchCluster,
    private readonly index: SearchedIndex,
  ) {
    this.edition = index.edition;
    this.docCount = index.frequencies.docCount;
  }

  frequencies(terms: readonly number[]): Promise<Map<number, number>> {
    return this.index.frequencies.frequencies(terms);
  }

  candidates(query: WeighedQuery, options: RankOptions): Promise<FoundCandidates> {
    return new CaseSearch(this.cluster, this.index, query, options).candidates();
  }
}
