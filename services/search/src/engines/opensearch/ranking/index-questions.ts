import type { WeighedQuery } from '@casewright/law/ranking';
import type { SearchCluster } from '../cluster/search-cluster.js';
import type { CountAnswers } from '../query/counts.js';
import { scoreQuery } from '../query/score-query.js';
import { allOf, type Query, withIds } from '../query/term-query.js';
import { FoundCases, type Hit } from './found-cases.js';

/** Shards that have not answered by then are left out; before the request's own deadline. */
const SHARDS_WITHIN = '4s';

export const SORTS = {
  relevance: [{ _score: 'desc' }],
  newest: [{ decided: 'desc' }, { _score: 'desc' }],
  oldest: [{ decided: 'asc' }, { _score: 'desc' }],
  'most-cited': [{ citedBy: 'desc' }, { _score: 'desc' }],
} as const;

export interface Answer {
  timed_out: boolean;
  _shards: { total: number; failed: number };
  hits: { hits: (Hit & { matched_queries?: string[] })[] };
  aggregations?: CountAnswers;
}

/** Which cases are asked for: those that match, and of them those that pass all conditions. */
export interface AskedCases {
  match: Query;
  passing: readonly Query[];
}

/** Asks one index, for one search, and keeps what is learned of cases on the way. */
export class IndexQuestions {
  readonly found = new FoundCases();
  /** Whether a shard has not answered. */
  isIncomplete = false;

  constructor(
    private readonly cluster: SearchCluster,
    private readonly index: string,
    private readonly query: WeighedQuery,
  ) {}

  /** Those of the cases that match and pass, with their scores. */
  async ofIds(ids: Iterable<number>, { match, passing }: AskedCases): Promise<Hit[]> {
    const asked = [...ids];
    if (asked.length === 0) return [];
    const only = { match, passing: [...passing, withIds(asked)] };
    return hitsOf(await this.search(only, { size: asked.length }));
  }

  async search(
    { match, passing }: AskedCases,
    { sort = [], ...asked }: { size: number; sort?: readonly object[]; aggs?: object },
  ): Promise<Answer> {
    return this.ask({
      ...asked,
      query: scoreQuery(match, this.query),
      ...(passing.length > 0 && { post_filter: allOf(passing) }),
      sort: [...(sort.length > 0 ? sort : SORTS.relevance), { id: 'asc' }],
      track_scores: true,
    });
  }

  async ask(body: object): Promise<Answer> {
    const answer = await this.cluster.search<Answer>({
      method: 'POST',
      path: `/${this.index}/_search`,
      body: { ...body, track_total_hits: false, timeout: SHARDS_WITHIN },
    });
    if (answer.timed_out || answer._shards.failed > 0) this.isIncomplete = true;
    this.found.add(answer.hits.hits);
    return answer;
  }

  /** Brings what is known of cases, and of the records that stand for their decisions. */
  async lookUp(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    const about = (asked: readonly number[]) => ({
      size: asked.length,
      query: { bool: { filter: [withIds(asked)] } },
    });
    await this.ask(about(ids));
    const leaders = this.missingLeaders(ids);
    if (leaders.length > 0) await this.ask(about(leaders));
  }

  missingLeaders(ids: readonly number[]): number[] {
    const leaders = ids.map((id) => this.found.docs.leader[id] ?? 0);
    return [...new Set(leaders)].filter((leader) => leader !== 0 && !this.found.has(leader));
  }
}

export function hitsOf({ hits }: Answer): Hit[] {
  return hits.hits;
}
