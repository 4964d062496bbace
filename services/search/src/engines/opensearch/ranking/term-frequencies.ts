import type { TermStatistics } from '@casewright/law/ranking';
import { LRUCache } from 'lru-cache';
import type { SearchCluster } from '../cluster/search-cluster.js';
import { ALL, has, onlySaidOf, saidOf } from '../query/term-query.js';

const TERMS_AT_MOST = 100_000;

interface Counts {
  aggregations: { of: { buckets: { doc_count: number }[] } };
}

/** In how many cases of an index terms are, as of one generation of it. */
export class TermFrequencies implements TermStatistics {
  private readonly known = new LRUCache<number, number>({ max: TERMS_AT_MOST });

  private constructor(
    private readonly cluster: SearchCluster,
    private readonly index: string,
    readonly docCount: number,
  ) {}

  static async of(cluster: SearchCluster, index: string): Promise<TermFrequencies> {
    const [count] = await countsOf(cluster, index, [ALL]);
    return new TermFrequencies(cluster, index, count!);
  }

  async frequencies(terms: readonly number[]): Promise<Map<number, number>> {
    const missing = [...new Set(terms)].filter((term) => !this.known.has(term));
    const asked = missing.flatMap((term) => [has(term), onlySaidOf(term), saidOf(term)]);
    const counts = asked.length > 0 ? await countsOf(this.cluster, this.index, asked) : [];
    for (const [i, term] of missing.entries()) {
      const [all, onlySaid, said] = counts.slice(3 * i);
      this.known.set(term, Math.max(all! - onlySaid!, said!));
    }
    return new Map(terms.map((term) => [term, this.known.get(term) ?? 0]));
  }
}

async function countsOf(
  cluster: SearchCluster,
  index: string,
  filters: readonly object[],
): Promise<number[]> {
  const { aggregations } = await cluster.search<Counts>({
    method: 'POST',
    path: `/${index}/_search`,
    body: { size: 0, track_total_hits: false, aggs: { of: { filters: { filters } } } },
  });
  return aggregations.of.buckets.map(({ doc_count: count }) => count);
}
