import { NO_POSTINGS } from '../index/case-postings.js';
import type { IndexReader } from '../index/index-reader.js';
import type { CandidateSource, FoundCandidates, WeighedQuery } from '../order/candidates.js';
import { nearnessOf } from '../order/fuse.js';
import { LOOKED_AT } from '../order/page-ranker.js';
import { scoringTables } from '../order/scoring-tables.js';
import type { RankOptions } from '../search/rank-options.js';
import type { RankedCase } from '../search/ranking.js';
import type { Accumulators } from './accumulator.js';
import { findCandidates, searchPhrases } from './candidate-search.js';

/** Candidates from the postings of one generation of the built-in index. */
export class PostingsSource implements CandidateSource {
  readonly engine = 'built-in';
  readonly edition: string;
  readonly docCount: number;

  constructor(
    private readonly reader: IndexReader,
    private readonly accumulators: Accumulators,
  ) {
    this.edition = String(reader.generation);
    this.docCount = reader.docCount;
  }

  frequencies(terms: readonly number[]): Promise<Map<number, number>> {
    return this.reader.frequencies(terms);
  }

  async candidates(query: WeighedQuery, options: RankOptions): Promise<FoundCandidates> {
    const { reader, accumulators } = this;
    const { leader, size, textSegment } = reader.docs;
    const { chosen, demands, citations, judges, exceptJudges, weights } = query;
    const scored = chosen.scored.map(({ term }) => term);
    const asked = [scored, [...(demands?.bits.keys() ?? [])], citations, judges, exceptJudges];
    const postings = await reader.postings([...new Set(asked.flat())]);
    const tables = scoringTables(reader, weights);
    const isIndexed = (id: number) => id < size && textSegment[id] !== 0;
    const near = nearnessOf(options.near ?? [], isIndexed, leader);
    const search = { reader, query, options, tables, postings, near };
    const found = demands?.hasPhrase
      ? await searchPhrases(demands, search, accumulators)
      : findCandidates(search, Math.max(LOOKED_AT, options.offset + options.limit), accumulators);
    return {
      ...found,
      near,
      reader,
      casesWith: async () => (term) => postings.get(term) ?? NO_POSTINGS,
      citationsOf: (caseId) => this.citationsOf(caseId),
      isIncomplete: false,
    };
  }

  /** Citations of any record of a decision are counted for its representative record. */
  private citationsOf(caseId: number): Pick<RankedCase, 'citedBy' | 'topCiter'> {
    const { leader, citedBy, topCiter } = this.reader.docs;
    const decision = leader[caseId] || caseId;
    return { citedBy: citedBy[decision]!, topCiter: topCiter[decision]! || null };
  }
}
