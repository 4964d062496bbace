import { IN_NAME } from '../index/format/payload.js';
import type { IndexReader, TermPostings } from '../index/read/index-reader.js';
import { type Accumulator, takeAccumulator } from './accumulator.js';
import type { ChosenTerms } from './choose-terms.js';
import type { CompiledClause } from './compiled-clause.js';
import { FilterTest } from './document-filter.js';
import { FacetCounter, type Facets } from './facet-counter.js';
import { matchingCases } from './match-set.js';
import type { QueryTerms } from './query-terms.js';
import type { RankedCase, RankOptions } from './ranking.js';
import { TermScorer } from './score-terms.js';
import { BaseSignals, blend } from './signals.js';
import { topCases } from './top-cases.js';
import type { Weights } from './weights.js';

/** What a search of the postings needs: all of it has been read. */
export interface SearchInput {
  reader: IndexReader;
  query: QueryTerms;
  clause: CompiledClause | null;
  weights: Weights;
  chosen: ChosenTerms;
  postings: Map<number, TermPostings>;
  options: RankOptions;
}

/** A case with what is known of it before its words are read. */
export interface Candidate extends RankedCase {
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
      const passing = this.passing(this.matching(sums));
      const base = new BaseSignals(reader, sums, chosen, query.years, this.cited);
      const scores = Float64Array.from(passing, (doc) => base.score(doc, weights));
      const ordered = [...this.sortedTop(passing, scores, keep)].map((caseId) => {
        const signals = base.of(caseId);
        const mask = sums.mask[caseId]!;
        return { caseId, signals, score: blend(signals, weights), best: null, mask };
      });
      return { ordered, matches: passing.length, facets: this.facets.result() };
    } finally {
      sums.clear();
    }
  }

  private accumulate(sums: Accumulator): void {
    const { reader, weights, clause, chosen, postings, query } = this.input;
    const scorer = new TermScorer(reader, weights, sums);
    const bits = new Map(clause?.bits);
    for (const item of chosen.scored) {
      const found = postings.get(item.term);
      if (!found) continue;
      scorer.add(found, {
        weight: item.weight,
        idf: item.idf,
        bits: item.bit | (bits.get(item.term) ?? 0),
        nameable: item.synonymOf === null && !item.special,
      });
      bits.delete(item.term);
    }
    for (const [term, bit] of bits) {
      const found = postings.get(term);
      if (found) scorer.add(found, { weight: 0, idf: 0, bits: bit, nameable: false });
    }
    for (const term of query.citations) this.findOwnCitation(term);
  }

  /** The cases that are reported at a citation: it is in their record, as their name is. */
  private findOwnCitation(term: number): void {
    const { textSegment } = this.input.reader.docs;
    for (const { segment, docs, payloads } of this.input.postings.get(term)?.text ?? []) {
      for (let i = 0; i < docs.length; i++) {
        if (payloads[i]! < IN_NAME || textSegment[docs[i]!] !== segment) continue;
        this.cited.add(docs[i]!);
      }
    }
  }

  private matching(sums: Accumulator): Uint32Array {
    const { chosen, clause, query } = this.input;
    if (chosen.scored.length === 0 && !clause) return this.everyCase();
    const found = matchingCases(sums, chosen.concepts, query.kind, clause);
    const missing = [...this.cited].filter((doc) => !found.includes(doc));
    return missing.length > 0 ? Uint32Array.from([...found, ...missing]) : found;
  }

  /** A query of conditions only, such as `court:scotus after:2020`. */
  private everyCase(): Uint32Array {
    const { query, options, reader } = this.input;
    const { courts, from, to } = options.filter;
    const hasCondition =
      query.judges.length > 0 || courts.length > 0 || from !== null || to !== null;
    if (!hasCondition) return new Uint32Array();
    const { textSegment, size } = reader.docs;
    return Uint32Array.from({ length: size }, (_, doc) => doc).filter((doc) => textSegment[doc]);
  }

  /** Applies judges and filters, and counts facets on the way. */
  private passing(matching: Uint32Array): Uint32Array {
    const judged = this.input.query.judges.flat().map((term) => this.casesOfJudge(term));
    return matching.filter((doc) => {
      if (!judged.every((cases) => cases.has(doc))) return false;
      const misses = this.filter.misses(doc);
      this.facets.add(doc, misses);
      return misses === 0;
    });
  }

  private casesOfJudge(term: number): Set<number> {
    const { textSegment } = this.input.reader.docs;
    const cases = new Set<number>();
    for (const { segment, docs } of this.input.postings.get(term)?.text ?? []) {
      for (const doc of docs) if (textSegment[doc] === segment) cases.add(doc);
    }
    return cases;
  }

  private sortedTop(cases: Uint32Array, scores: Float64Array, keep: number): Uint32Array {
    const { sort } = this.input.options;
    if (sort === 'relevance') return topCases(cases, scores, keep);
    const { decided, citedBy } = this.input.reader.docs;
    const keys = Float64Array.from(cases, (doc, i) => {
      const key = sort === 'most-cited' ? citedBy[doc]! : decided[doc]!;
      return (sort === 'oldest' ? -key : key) + Math.min(0.99, scores[i]! / 40);
    });
    return topCases(cases, keys, keep);
  }
}
