import type { IndexedCourt } from '../../built-in/format/doc-table.js';
import { type ChosenTerms, chooseTerms } from '../../built-in/ranking/choose-terms.js';
import { type CasesWithTerm, coverageOf, NEAREST } from '../../built-in/ranking/coverage.js';
import { inOrder, nearnessOf } from '../../built-in/ranking/fuse.js';
import { ENOUGH, oneRecordEach } from '../../built-in/ranking/matching-cases.js';
import { LOOKED_AT, PageRanker } from '../../built-in/ranking/page-ranker.js';
import type { IndexRanking } from '../../built-in/ranking/ranking.js';
import type {
  Candidate,
  IndexRankOptions,
  OrderInput,
} from '../../built-in/ranking/search-input.js';
import type { SearchScratch } from '../../built-in/ranking/search-scratch.js';
import { WEIGHTS } from '../../built-in/ranking/weights.js';
import { NO_POSTINGS } from '../../built-in/read/case-postings.js';
import type { CaseReader } from '../../built-in/read/index-reader.js';
import type { AnalyzedQuery } from '../../built-in/terms/analyze-query.js';
import type { SearchCluster } from '../cluster/search-cluster.js';
import { DEEPEST } from '../index/index-shape.js';
import { conditionQueries, conditionsOf } from '../query/conditions.js';
import { type CountAnswers, countAggregations, readCounts } from '../query/counts.js';
import { matchQueries } from '../query/match-query.js';
import { scoreQuery } from '../query/score-query.js';
import { ALL, allOf, has, NONE, type Query, withIds } from '../query/term-query.js';
import { CandidateMaker, FoundCases, type Hit } from './found-cases.js';
import type { TermFrequencies } from './term-frequencies.js';

/** Candidates beyond those that are looked at: of a decision several records may be found. */
const SPARE = 50;
/** Shards that have not answered by then are left out; before the request's own deadline. */
const SHARDS_WITHIN = '4s';

const SORTS = {
  relevance: [{ _score: 'desc' }],
  newest: [{ decided: 'desc' }, { _score: 'desc' }],
  oldest: [{ decided: 'asc' }, { _score: 'desc' }],
  'most-cited': [{ citedBy: 'desc' }, { _score: 'desc' }],
} as const;

interface Answer {
  timed_out: boolean;
  _shards: { total: number; failed: number };
  hits: { hits: (Hit & { matched_queries?: string[] })[] };
  aggregations?: CountAnswers;
}

/** What a search rests on: one index as of one generation. */
export interface SearchedIndex {
  name: string;
  frequencies: TermFrequencies;
  courts: readonly IndexedCourt[];
  forward: CaseReader['forward'];
}

/** A ranking, what is known of its cases, and whether some shards did not answer. */
export interface ClusterRanking extends IndexRanking {
  found: FoundCases;
  isIncomplete: boolean;
}

/** One search: OpenSearch finds, filters, and counts; what it brings is put in order as ever. */
export class CaseSearch {
  private readonly found = new FoundCases();
  private isIncomplete = false;

  constructor(
    private readonly cluster: SearchCluster,
    private readonly index: SearchedIndex,
    private readonly query: AnalyzedQuery,
    private readonly options: IndexRankOptions,
    private readonly scratch: SearchScratch,
  ) {}

  async rank(): Promise<ClusterRanking> {
    const { query, options, index } = this;
    const weights = (options.weights ?? WEIGHTS)[query.kind];
    const [chosen] = await Promise.all([
      chooseTerms(index.frequencies, query, weights),
      this.lookUp((options.near ?? []).map(({ caseId }) => caseId)),
    ]);
    const isIndexed = (id: number) => this.found.has(id);
    const near = nearnessOf(options.near ?? [], isIndexed, this.found.docs.leader);
    const reader = {
      ...{ docCount: index.frequencies.docCount, docs: this.found.docs, courts: index.courts },
      forward: index.forward,
    };
    const input: OrderInput = { reader, query, weights, chosen, options, near };
    const { cases, nearest, ...counts } = await this.candidates(input);
    const page = await new PageRanker(input, this.scratch).page(cases, nearest);
    const casesWith = await this.termsOf(page.nearest, chosen);
    return {
      ...counts,
      phraseReach: null,
      cases: page.shown.map(({ mask: _, ...shown }) => shown),
      terms: chosen.scored,
      coverage: await coverageOf(input, page.nearest, casesWith),
      ...{ found: this.found, isIncomplete: this.isIncomplete },
    };
  }

  /** The best in the order asked for, and how many there are. */
  private async candidates(
    input: OrderInput,
  ): Promise<Pick<IndexRanking, 'total' | 'facets'> & Record<'cases' | 'nearest', Candidate[]>> {
    const { query, chosen, options, near } = input;
    const matching = matchQueries(query, chosen, options, near.keys());
    const { courts } = this.index;
    const conditions = conditionsOf(options.filter, query, courts);
    const aggs = countAggregations(conditions, matching.byWords);
    const passing = conditionQueries(conditions);
    let match = matching.strict ?? NONE;
    let answer = await this.best(match, passing, input, aggs);
    const isScarce = answer.aggregations!.byWords.doc_count < ENOUGH;
    if (isScarce && matching.loose) {
      match = matching.loose;
      answer = await this.best(match, passing, input, aggs);
    }
    const { sort } = options;
    const [beyond, first] = await Promise.all([
      sort === 'relevance' ? this.ofIds(near.keys(), match, passing, input) : [],
      sort === 'relevance'
        ? []
        : this.search(input, match, passing, { size: NEAREST, sort: SORTS.relevance }).then(hitsOf),
    ]);
    const toCandidates = (hits: Hit[]) => this.toCandidates(hits, match, passing, input);
    return {
      ...readCounts(answer.aggregations!, courts),
      cases: await toCandidates([...hitsOf(answer), ...beyond]),
      nearest: await toCandidates(first),
    };
  }

  private best(match: Query, passing: Query[], input: OrderInput, aggs: object): Promise<Answer> {
    const { offset, limit, sort } = this.options;
    const size = Math.min(DEEPEST, Math.max(LOOKED_AT, offset + limit) + SPARE);
    return this.search(input, match, passing, { size, sort: SORTS[sort], aggs });
  }

  /** Those of the cases that match and pass, with their scores. */
  private async ofIds(
    ids: Iterable<number>,
    match: Query,
    passing: Query[],
    input: OrderInput,
  ): Promise<Hit[]> {
    const asked = [...ids];
    if (asked.length === 0) return [];
    const only = [...passing, withIds(asked)];
    return hitsOf(await this.search(input, match, only, { size: asked.length }));
  }

  private async search(
    { query, chosen, weights }: OrderInput,
    match: Query,
    passing: readonly Query[],
    { sort = [], ...asked }: { size: number; sort?: readonly object[]; aggs?: object },
  ): Promise<Answer> {
    return this.ask({
      ...asked,
      query: scoreQuery(match, query, chosen, weights),
      ...(passing.length > 0 && { post_filter: allOf(passing) }),
      sort: [...(sort.length > 0 ? sort : SORTS.relevance), { id: 'asc' }],
      track_scores: true,
    });
  }

  private async ask(body: object): Promise<Answer> {
    const answer = await this.cluster.search<Answer>({
      ...{ method: 'POST', path: `/${this.index.name}/_search` },
      body: { ...body, track_total_hits: false, timeout: SHARDS_WITHIN },
    });
    if (answer.timed_out || answer._shards.failed > 0) this.isIncomplete = true;
    this.found.add(answer.hits.hits);
    return answer;
  }

  /** Brings what is known of cases, and of the records that stand for their decisions. */
  private async lookUp(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    const about = (asked: readonly number[]) => ({
      size: asked.length,
      query: { bool: { filter: [withIds(asked)] } },
    });
    await this.ask(about(ids));
    const leaders = this.missingLeaders(ids);
    if (leaders.length > 0) await this.ask(about(leaders));
  }

  private missingLeaders(ids: readonly number[]): number[] {
    const leaders = ids.map((id) => this.found.docs.leader[id] ?? 0);
    return [...new Set(leaders)].filter((leader) => leader !== 0 && !this.found.has(leader));
  }

  /** One record of each decision: the leading one where it matches, else the first. */
  private async toCandidates(
    hits: readonly Hit[],
    match: Query,
    passing: Query[],
    input: OrderInput,
  ): Promise<Candidate[]> {
    const { query, chosen, weights } = input;
    const { leader } = this.found.docs;
    const maker = new CandidateMaker(this.found, this.index.courts, query, chosen, weights);
    const cited = new Set(
      hits
        .map(({ _id }) => Number(_id))
        .filter((id) => maker.isCited(id))
        .flatMap((id) => [id, leader[id] || id]),
    );
    const ids = hits.map(({ _id }) => Number(_id));
    const leaders = this.missingLeaders(ids);
    // What is cited need not have the words.
    const asked = await Promise.all([
      this.ofIds(
        leaders.filter((id) => !cited.has(id)),
        match,
        passing,
        input,
      ),
      this.ofIds(
        leaders.filter((id) => cited.has(id)),
        ALL,
        passing,
        input,
      ),
    ]);
    const all = new Map([...hits, ...asked.flat()].map((hit) => [Number(hit._id), hit]));
    const leadersOf = Object.fromEntries([...all.keys()].map((id) => [id, leader[id]!]));
    const shown = oneRecordEach(Uint32Array.from(all.keys()), leadersOf);
    return this.ordered([...shown].map((id) => maker.make(all.get(id)!, cited.has(id))));
  }

  /** In the order asked for, now that a decision may be there by another record. */
  private ordered(candidates: Candidate[]): Candidate[] {
    const { sort } = this.options;
    const byScore = inOrder(candidates);
    if (sort === 'relevance') return byScore;
    const column = this.found.docs[sort === 'most-cited' ? 'citedBy' : 'decided'];
    const sign = sort === 'oldest' ? 1 : -1;
    return byScore.sort((a, b) => sign * (column[a.caseId]! - column[b.caseId]!));
  }

  /** Which of the nearest cases have the query's terms, and which in their names. */
  private async termsOf(
    nearest: readonly Candidate[],
    { scored }: ChosenTerms,
  ): Promise<(term: number) => CasesWithTerm> {
    const ids = nearest.map(({ caseId }) => caseId).sort((a, b) => a - b);
    const terms = scored.map(({ term }) => term);
    if (ids.length === 0 || terms.length === 0) return () => NO_POSTINGS;
    const should = terms.map((term) => ({ bool: { must: [has(term)], _name: String(term) } }));
    const { hits } = await this.ask({
      size: ids.length,
      query: { bool: { filter: [withIds(ids)], should } },
    });
    const termsOf = new Map(
      hits.hits.map((hit) => [Number(hit._id), new Set(hit.matched_queries)]),
    );
    return (term) => ({
      docs: Uint32Array.from(ids.filter((id) => termsOf.get(id)?.has(String(term)))),
      named: Uint32Array.from(ids.filter((id) => this.found.isNamed(id, term))),
    });
  }
}

function hitsOf({ hits }: Answer): Hit[] {
  return hits.hits;
}
