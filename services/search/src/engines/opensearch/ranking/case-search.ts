import {
  type AnalyzedQuery,
  type Candidate,
  type CaseReader,
  type CasesWithTerm,
  type ChosenTerms,
  chooseTerms,
  coverageOf,
  ENOUGH,
  type IndexedCourt,
  type IndexRanking,
  type IndexRankOptions,
  inOrder,
  LOOKED_AT,
  NEAREST,
  NO_POSTINGS,
  nearnessOf,
  type OrderInput,
  oneRecordEach,
  PageRanker,
  type SearchScratch,
  WEIGHTS,
} from '@casewright/law/ranking';
import type { SearchCluster } from '../cluster/search-cluster.js';
import { DEEPEST } from '../index/index-shape.js';
import { conditionQueries, conditionsOf } from '../query/conditions.js';
import { countAggregations, readCounts } from '../query/counts.js';
import { matchQueries } from '../query/match-query.js';
import { ALL, has, NONE, withIds } from '../query/term-query.js';
import { CandidateMaker, type FoundCases, type Hit } from './found-cases.js';
import { type Answer, type AskedCases, hitsOf, IndexQuestions, SORTS } from './index-questions.js';
import type { TermFrequencies } from './term-frequencies.js';

/** Candidates beyond those that are looked at: of a decision several records may be found. */
const SPARE = 50;

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
  private readonly questions: IndexQuestions;

  constructor(
    cluster: SearchCluster,
    private readonly index: SearchedIndex,
    private readonly query: AnalyzedQuery,
    private readonly options: IndexRankOptions,
    private readonly scratch: SearchScratch,
  ) {
    this.questions = new IndexQuestions(cluster, index.name);
  }

  async rank(): Promise<ClusterRanking> {
    const { query, options, index, questions } = this;
    const { found } = questions;
    const weights = (options.weights ?? WEIGHTS)[query.kind];
    const [chosen] = await Promise.all([
      chooseTerms(index.frequencies, query, weights),
      questions.lookUp((options.near ?? []).map(({ caseId }) => caseId)),
    ]);
    const isIndexed = (id: number) => found.has(id);
    const near = nearnessOf(options.near ?? [], isIndexed, found.docs.leader);
    const reader = {
      ...{ docCount: index.frequencies.docCount, docs: found.docs, courts: index.courts },
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
      ...{ found, isIncomplete: questions.isIncomplete },
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
    // What matches need not be matched again to be counted.
    const byWords = matching.strict === matching.byWords ? ALL : matching.byWords;
    const aggs = countAggregations(conditions, byWords);
    const passing = conditionQueries(conditions);
    let asked: AskedCases = { match: matching.strict ?? NONE, passing };
    let answer = await this.best(asked, input, aggs);
    const isScarce = answer.aggregations!.byWords.doc_count < ENOUGH;
    if (isScarce && matching.loose) {
      asked = { match: matching.loose, passing };
      answer = await this.best(asked, input, aggs);
    }
    const isByScore = options.sort === 'relevance';
    const beyond = isByScore ? await this.questions.ofIds(near.keys(), asked, input) : [];
    const first = isByScore ? [] : await this.firstByScore(asked, input);
    return {
      ...readCounts(answer.aggregations!, courts),
      cases: await this.toCandidates([...hitsOf(answer), ...beyond], asked, input),
      nearest: await this.toCandidates(first, asked, input),
    };
  }

  private best(asked: AskedCases, input: OrderInput, aggs: object): Promise<Answer> {
    const { offset, limit, sort } = this.options;
    const size = Math.min(DEEPEST, Math.max(LOOKED_AT, offset + limit) + SPARE);
    return this.questions.search(input, asked, { size, sort: SORTS[sort], aggs });
  }

  private async firstByScore(asked: AskedCases, input: OrderInput): Promise<Hit[]> {
    return hitsOf(await this.questions.search(input, asked, { size: NEAREST }));
  }

  /** One record of each decision: the leading one where it matches, else the first. */
  private async toCandidates(
    hits: readonly Hit[],
    { match, passing }: AskedCases,
    input: OrderInput,
  ): Promise<Candidate[]> {
    const { query, chosen, weights } = input;
    const { questions } = this;
    const { found } = questions;
    const { leader } = found.docs;
    const maker = new CandidateMaker(found, this.index.courts, query, chosen, weights);
    const ids = hits.map(({ _id }) => Number(_id));
    const cited = new Set(
      ids.filter((id) => maker.isCited(id)).flatMap((id) => [id, leader[id] || id]),
    );
    const leaders = questions.missingLeaders(ids);
    const [citedOnes, others] = [true, false].map((isCited) =>
      leaders.filter((id) => cited.has(id) === isCited),
    );
    const asked = await Promise.all([
      // What is cited need not have the words.
      questions.ofIds(citedOnes!, { match: ALL, passing }, input),
      questions.ofIds(others!, { match, passing }, input),
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
    const column = this.questions.found.docs[sort === 'most-cited' ? 'citedBy' : 'decided'];
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
    const { hits } = await this.questions.ask({
      size: ids.length,
      query: { bool: { filter: [withIds(ids)], should } },
    });
    const termsOf = new Map(
      hits.hits.map((hit) => [Number(hit._id), new Set(hit.matched_queries)]),
    );
    return (term) => ({
      docs: Uint32Array.from(ids.filter((id) => termsOf.get(id)?.has(String(term)))),
      named: Uint32Array.from(ids.filter((id) => this.questions.found.isNamed(id, term))),
    });
  }
}
