import type { Facets } from '../../../engine/ranking.js';
import { type CasePostings, NO_POSTINGS } from '../read/case-postings.js';
import type { IndexReader } from '../read/index-reader.js';
import type { AnalyzedQuery } from '../terms/analyze-query.js';
import { type Accumulator, takeAccumulator } from './accumulator.js';
import type { ChosenTerms, ScoredTerm } from './choose-terms.js';
import { FilterTest } from './document-filter.js';
import { FacetCounter } from './facet-counter.js';
import type { Nearness } from './fuse.js';
import { matchingCases } from './match-set.js';
import { oneRecordEach } from './one-record-each.js';
import type { IndexRankOptions, ScoredCase } from './ranking.js';
import { TermScorer } from './score-terms.js';
import { BaseSignals, blend } from './signals.js';
import { scoreOfRank, topCases } from './top-cases.js';
import type { Weights } from './weights.js';

/** Cases are passed over only when so many are surely better. */
const SAFE_RANK = 500;
/** What authority, court, date and name may add, as a share of the words' score. */
const OTHER_SIGNALS = 0.2;
/** Postings to come, for each case of the library, for which that is worth finding out. */
const WORTH_A_LOOK = 3;
/** Cases are few when they are less than this part of the library. */
const FEW = 2;
/** Terms after which it is found out anew. */
const TERMS_A_LOOK = 4;

/** Those that have scored at least `floor`, in the place of `cases`. */
function casesFrom(cases: Uint32Array, floor: number, score: Float32Array): Uint32Array {
  let count = 0;
  for (let i = 0; i < cases.length; i++) {
    const doc = cases[i]!;
    cases[count] = doc;
    if (score[doc]! >= floor) count++;
  }
  return cases.subarray(0, count);
}

/** What a search of the postings needs: all of it has been read. */
export interface SearchInput {
  reader: IndexReader;
  query: AnalyzedQuery;
  weights: Weights;
  chosen: ChosenTerms;
  postings: Map<number, CasePostings>;
  options: IndexRankOptions;
  near: ReadonlyMap<number, Nearness>;
}

/** A case with what is known of it before its words are read. */
export interface Candidate extends ScoredCase {
  /** The concepts and the demanded terms that it has. */
  mask: number;
}

export interface Candidates {
  /** The best, in the order asked for. */
  ordered: Candidate[];
  /** All that match and pass the filters. */
  matches: number;
  facets: Facets;
}

/** Finds, filters, counts and scores from the postings alone. */
export class CandidateSearch {
  private readonly filter: FilterTest;
  private readonly facets: FacetCounter;
  /** Cases whose own citation is asked for. */
  private readonly cited = new Set<number>();

  constructor(private readonly input: SearchInput) {
    const { reader, options } = input;
    this.filter = new FilterTest(options.filter, reader.courts, reader.docs);
    this.facets = new FacetCounter(reader.courts, reader.docs);
  }

  /**
   * Runs without an await: the accumulator is shared by all searches.
   *
   * @param keep how many candidates are wanted
   */
  run(keep: number): Candidates {
    const { reader, chosen, query, weights } = this.input;
    const sums = takeAccumulator(reader.docs.size);
    try {
      this.accumulate(sums);
      const passing = this.passing(this.decisions(this.matching(sums)));
      const base = new BaseSignals(reader, sums, chosen, query.years, this.cited, weights);
      base.scoreAll(passing, sums.keys);
      const top = this.sortedTop(passing, sums.keys, keep);
      const ordered = [...top, ...this.nearBeyond(top, passing)].map((caseId) => {
        const signals = base.of(caseId);
        const mask = sums.mask[caseId]!;
        return { caseId, signals, score: blend(signals, weights), best: null, mask };
      });
      return { ordered, matches: passing.length, facets: this.facets.result() };
    } finally {
      sums.clear();
    }
  }

  /**
   * The words that decide whether a case matches come first, for every case; what remains is added
   * to those only that it may lift to the top.
   */
  private accumulate(sums: Accumulator): void {
    const { reader, weights, chosen, postings, query } = this.input;
    const scorer = new TermScorer(reader, weights, sums);
    const demanded = new Map(query.demands?.bits);
    const isDecisive = ({ bit, term }: ScoredTerm) => bit > 0 || demanded.has(term);
    const rest = chosen.scored.filter((item) => !isDecisive(item));
    for (const item of chosen.scored.filter(isDecisive)) {
      const bits = item.bit | (demanded.get(item.term) ?? 0);
      this.score(scorer, item, bits);
      demanded.delete(item.term);
    }
    for (const [term, bit] of demanded) scorer.mark(postings.get(term) ?? NO_POSTINGS, bit);
    this.addRest(scorer, sums, rest);
    for (const term of query.citations) this.findOwnCitation(term);
  }

  private score(scorer: TermScorer, item: ScoredTerm, bits: number): void {
    const postings = this.input.postings.get(item.term) ?? NO_POSTINGS;
    if (item.weight === 0) {
      if (bits !== 0) scorer.mark(postings, bits);
      return;
    }
    const nameable = item.synonymOf === null && !item.special;
    scorer.add(postings, { weight: item.weight, idf: item.idf, bits, nameable });
  }

  /**
   * Adds terms that decide nothing. Where many postings of them are left, cases that these cannot
   * lift to the top any more are passed over.
   */
  private addRest(scorer: TermScorer, sums: Accumulator, rest: ScoredTerm[]): void {
    const lengths = rest.map(({ term }) => this.input.postings.get(term)?.docs.length ?? 0);
    let left = lengths.reduce((sum, length) => sum + length, 0);
    let hopeful: Uint32Array | null = null;
    for (const [i, item] of rest.entries()) {
      if (i % TERMS_A_LOOK === 0 && left > sums.size * WORTH_A_LOOK) {
        hopeful ??= sums.matching();
        const floor = this.hopeless(sums, hopeful, rest.slice(i));
        hopeful = casesFrom(hopeful, floor, sums.score);
        if (hopeful.length < sums.size / FEW) scorer.narrowTo(hopeful, floor);
      }
      this.score(scorer, item, 0);
      left -= lengths[i]!;
    }
  }

  /** A score below which a case cannot be lifted to the top by the terms to come. */
  private hopeless(sums: Accumulator, hopeful: Uint32Array, coming: ScoredTerm[]): number {
    const gain = coming.reduce((sum, { weight }) => sum + weight, 0);
    const top = scoreOfRank(hopeful, sums.score, SAFE_RANK);
    return top - gain - this.input.chosen.possible * OTHER_SIGNALS;
  }

  /** The cases that are reported at a citation: it is in their record, as their name is. */
  private findOwnCitation(term: number): void {
    const { leader } = this.input.reader.docs;
    for (const doc of (this.input.postings.get(term) ?? NO_POSTINGS).named) {
      this.cited.add(doc);
      // What another record says of its decision is true of the one that is shown.
      if (leader[doc]! > 0) this.cited.add(leader[doc]!);
    }
  }

  private matching(sums: Accumulator): Uint32Array {
    const { chosen, query } = this.input;
    const { demands } = query;
    if (chosen.scored.length === 0 && !demands) return this.everyCase();
    // "At will": words that no list has, which may yet follow each other.
    if (chosen.scored.length === 0 && demands?.hasPhrase) return this.casesWithText();
    const found = matchingCases(sums, chosen.concepts, query.kind, demands);
    // What operators demand of its words, no case is excused from by its meaning.
    const wanted = demands ? [...this.cited] : [...this.cited, ...this.input.near.keys()];
    const missing = [...new Set(wanted)].filter((doc) => !found.includes(doc));
    return missing.length > 0 ? Uint32Array.from([...found, ...missing]) : found;
  }

  /** Near cases that are not among the best by words: they are ranked by meaning too. */
  private nearBeyond(top: Uint32Array, passing: Uint32Array): Uint32Array {
    const { near, options } = this.input;
    if (near.size === 0 || options.sort !== 'relevance') return new Uint32Array();
    const shown = new Set(top);
    return passing.filter((doc) => near.has(doc) && !shown.has(doc));
  }

  /** A query of conditions only, such as `court:scotus after:2020`. */
  private everyCase(): Uint32Array {
    const { query, options } = this.input;
    const { courts, exceptCourts = [], from, to } = options.filter;
    const named = [query.judges, query.exceptJudges, courts, exceptCourts];
    const hasCondition = named.some(({ length }) => length > 0) || from !== null || to !== null;
    return hasCondition ? this.casesWithText() : new Uint32Array();
  }

  private casesWithText(): Uint32Array {
    const { textSegment, size } = this.input.reader.docs;
    return Uint32Array.from({ length: size }, (_, doc) => doc).filter((doc) => textSegment[doc]);
  }

  /** Those of the judges asked for, and one record of each decision. */
  private decisions(matching: Uint32Array): Uint32Array {
    const { query, reader } = this.input;
    const heard = this.heardBy(query, matching);
    // Which record has a phrase is known only when their words are read: `rankCases` goes on there.
    if (query.demands?.hasPhrase) return heard;
    return oneRecordEach(heard, reader.docs.leader);
  }

  /** Applies the filters, and counts facets on the way. */
  private passing(matching: Uint32Array): Uint32Array {
    let count = matching.length;
    if (!this.filter.isOpen) {
      count = 0;
      for (let i = 0; i < matching.length; i++) {
        const doc = matching[i]!;
        const misses = this.filter.misses(doc);
        if (misses === 0) matching[count++] = doc;
        else this.facets.addMissing(doc, misses);
      }
    }
    const passing = matching.subarray(0, count);
    this.facets.addAll(passing);
    return passing;
  }

  private heardBy({ judges, exceptJudges }: AnalyzedQuery, matching: Uint32Array): Uint32Array {
    if (judges.length + exceptJudges.length === 0) return matching;
    const asked = judges.map((term) => this.casesOfJudge(term));
    const excepted = exceptJudges.map((term) => this.casesOfJudge(term));
    return matching.filter(
      (doc) => asked.every((his) => his.has(doc)) && !excepted.some((his) => his.has(doc)),
    );
  }

  private casesOfJudge(term: number): Set<number> {
    return new Set(this.input.postings.get(term)?.docs);
  }

  private sortedTop(cases: Uint32Array, scores: Float64Array, keep: number): Uint32Array {
    const { sort } = this.input.options;
    if (sort === 'relevance') return topCases(cases, scores, keep);
    const { decided, citedBy } = this.input.reader.docs;
    for (let i = 0; i < cases.length; i++) {
      const doc = cases[i]!;
      const key = sort === 'most-cited' ? citedBy[doc]! : decided[doc]!;
      scores[i] = (sort === 'oldest' ? -key : key) + Math.min(0.99, scores[i]! / 40);
    }
    return topCases(cases, scores, keep);
  }
}
