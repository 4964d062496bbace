import {
  type Candidate,
  type CasesWithTerm,
  ENOUGH,
  type FoundCandidates,
  inOrder,
  LOOKED_AT,
  type Matches,
  NO_POSTINGS,
  nearnessOf,
  oneRecordEach,
  type RankOptions,
  type WeighedQuery,
} from '@casewright/law/ranking';
import type { SearchCluster } from '../cluster/search-cluster.js';
import { DEEPEST } from '../index/index-shape.js';
import { conditionQueries, conditionsOf } from '../query/conditions.js';
import { countAggregations, readCounts } from '../query/counts.js';
import { matchQueries } from '../query/match-query.js';
import { ALL, has, NONE, withIds } from '../query/term-query.js';
import { CandidateMaker, type Hit } from './found-cases.js';
import { type Answer, type AskedCases, hitsOf, IndexQuestions, SORTS } from './index-questions.js';
import type { SearchedIndex } from './searched-index.js';

/** Candidates beyond those that are looked at: of a decision several records may be found. */
const SPARE = 50;

/** One search: OpenSearch finds, filters, and counts. */
export class CaseSearch {
  private readonly questions: IndexQuestions;

  constructor(
    cluster: SearchCluster,
    private readonly index: SearchedIndex,
    private readonly query: WeighedQuery,
    private readonly options: RankOptions,
  ) {
    this.questions = new IndexQuestions(cluster, index.name, query);
  }

  async candidates(): Promise<FoundCandidates> {
    const { index, questions } = this;
    const { docs } = questions.found;
    const asked = this.options.near ?? [];
    await questions.lookUp(asked.map(({ caseId }) => caseId));
    const near = nearnessOf(asked, (id) => questions.found.has(id), docs.leader);
    const { courts, forward, frequencies } = index;
    return {
      ...(await this.matches([...near.keys()])),
      near,
      reader: { docCount: frequencies.docCount, docs, courts, forward },
      casesWith: (cases) => this.termsOf(cases),
      citationsOf: (caseId) => ({
        citedBy: docs.citedBy[caseId]!,
        topCiter: docs.topCiter[caseId]! || null,
      }),
      get isIncomplete() {
        return questions.isIncomplete;
      },
    };
  }

  /** The best in the order asked for, and how many there are. */
  private async matches(near: readonly number[]): Promise<Matches> {
    const { query, options, questions } = this;
    const matching = matchQueries(query, options, near);
    const { courts } = this.index;
    const conditions = conditionsOf(options.filter, query, courts);
    // What matches need not be matched again to be counted.
    const byWords = matching.strict === matching.byWords ? ALL : matching.byWords;
    const aggs = countAggregations(conditions, byWords);
    const passing = conditionQueries(conditions);
    let asked: AskedCases = { match: matching.strict ?? NONE, passing };
    let answer = await this.best(asked, aggs);
    const isScarce = answer.aggregations!.byWords.doc_count < ENOUGH;
    if (isScarce && matching.loose) {
      asked = { match: matching.loose, passing };
      answer = await this.best(asked, aggs);
    }
    const beyond = options.sort === 'relevance' ? await questions.ofIds(near, asked) : [];
    return {
      ...readCounts(answer.aggregations!, courts),
      cases: await this.toCandidates([...hitsOf(answer), ...beyond], asked),
      phraseReach: null,
    };
  }

  private best(asked: AskedCases, aggs: object): Promise<Answer> {
    const { offset, limit, sort } = this.options;
    const size = Math.min(DEEPEST, Math.max(LOOKED_AT, offset + limit) + SPARE);
    return this.questions.search(asked, { size, sort: SORTS[sort], aggs });
  }

  /** One record of each decision: the leading one where it matches, else the first. */
  private async toCandidates(
    hits: readonly Hit[],
    { match, passing }: AskedCases,
  ): Promise<Candidate[]> {
    const { questions } = this;
    const { found } = questions;
    const { leader } = found.docs;
    const maker = new CandidateMaker(found, this.index.courts, this.query);
    const ids = hits.map(({ _id }) => Number(_id));
    const cited = new Set(
      ids.filter((id) => maker.isCited(id)).flatMap((id) => [id, leader[id] || id]),
    );
    const leaders = questions.missingLeaders(ids);
    const asked = await Promise.all([
      // What is cited need not have the words.
      questions.ofIds(
        leaders.filter((id) => cited.has(id)),
        { match: ALL, passing },
      ),
      questions.ofIds(
        leaders.filter((id) => !cited.has(id)),
        { match, passing },
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
    const column = this.questions.found.docs[sort === 'most-cited' ? 'citedBy' : 'decided'];
    const sign = sort === 'oldest' ? 1 : -1;
    return byScore.sort((a, b) => sign * (column[a.caseId]! - column[b.caseId]!));
  }

  /** Which of the nearest cases have the query's terms, and which in their names. */
  private async termsOf(nearest: readonly Candidate[]): Promise<(term: number) => CasesWithTerm> {
    const ids = nearest.map(({ caseId }) => caseId).sort((a, b) => a - b);
    const terms = this.query.chosen.scored.map(({ term }) => term);
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
