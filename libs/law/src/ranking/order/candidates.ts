import type { CasesWithTerm } from '../index/case-postings.js';
import type { CaseReader, TermStatistics } from '../index/index-reader.js';
import type { ParsedQuery } from '../query/parsed-query.js';
import type { RankOptions } from '../search/rank-options.js';
import type { Facets, RankedCase } from '../search/ranking.js';
import type { AnalyzedQuery } from '../terms/analyze-query.js';
import type { ChosenTerms } from './choose-terms.js';
import type { Nearness } from './fuse.js';
import type { ScoredCase } from './scored-case.js';
import type { Weights } from './weights.js';

/**
 * A query whose words are weighed by how common they are in one edition of the library: all that is
 * asked of it goes by the same terms.
 */
export interface WeighedQuery extends AnalyzedQuery {
  parsed: ParsedQuery;
  weights: Weights;
  chosen: ChosenTerms;
  source: CandidateSource;
}

/** Where candidates come from: one edition of an index. */
export interface CandidateSource extends TermStatistics {
  readonly engine: string;
  /** Changes with each publication. */
  readonly edition: string;
  /** Finds, filters, counts, and scores by all but where in a case its words are. */
  candidates(query: WeighedQuery, options: RankOptions): Promise<FoundCandidates>;
}

/** A case with what is known of it before its words are read. */
export interface Candidate extends ScoredCase {
  /** The concepts and the demanded terms that it has. */
  mask: number;
}

/** How far a quoted phrase was looked for: in so many records of those that may have it. */
export interface PhraseReach {
  searched: number;
  of: number;
}

/** What a search finds: the cases in their order, and what is said of all of them. */
export interface Matches {
  /** The best, in the order asked for. */
  cases: Candidate[];
  /** Matching cases that the filters let through. */
  total: number;
  /** Null where the total is exact. */
  phraseReach: PhraseReach | null;
  /** With a reach of their own: they count beyond the filters too. Without one they are exact. */
  facets: Facets & { phraseReach?: PhraseReach };
}

/** Candidates, and where to read more of them. */
export interface FoundCandidates extends Matches {
  near: ReadonlyMap<number, Nearness>;
  reader: CaseReader;
  /** Which of these cases have a term anywhere, and which in their names. */
  casesWith(cases: readonly Candidate[]): Promise<(term: number) => CasesWithTerm>;
  /** How the decision of a case is cited. */
  citationsOf(caseId: number): Pick<RankedCase, 'citedBy' | 'topCiter'>;
  /** Whether a part of the index has not answered so far. */
  readonly isIncomplete: boolean;
}
