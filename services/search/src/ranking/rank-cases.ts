import { IN_NAME } from '../index/format/payload.js';
import { shortHash } from '../index/analysis/term-hash.js';
import type { Tokenizer } from '../index/analysis/tokenizer.js';
import type { IndexReader, ReadPart, TermPostings } from '../index/read/index-reader.js';
import type { ParsedQuery } from '../query/parsed-query.js';
import type { QueryKind } from '../query/query-kind.js';
import { type Accumulator, takeAccumulator } from './accumulator.js';
import { type ChosenTerms, chooseTerms, type ScoredTerm } from './choose-terms.js';
import { CompiledClause } from './compiled-clause.js';
import { type DocumentFilter, FilterTest } from './document-filter.js';
import { FacetCounter, type Facets } from './facet-counter.js';
import { matchingCases } from './match-set.js';
import { hasPhrase, type PassageMatch, PassageScorer } from './passage-scorer.js';
import { type QueryTerms, toQueryTerms } from './query-terms.js';
import { TermScorer } from './score-terms.js';
import { BaseSignals, blend, type Signals } from './signals.js';
import { topCases } from './top-cases.js';
import { WEIGHTS, type Weights } from './weights.js';

export type Sort = 'relevance' | 'newest' | 'oldest' | 'most-cited';

export interface RankOptions {
  filter: DocumentFilter;
  sort: Sort;
  /** Cases to skip, and to give. */
  offset: number;
  limit: number;
  /** Other weights than the product's, for tuning. */
  weights?: Record<QueryKind, Weights>;
}

export interface RankedCase {
  caseId: number;
  score: number;
  signals: Signals;
  /** The best passage, and null where only other fields match. */
  best: PassageMatch['best'];
}

export interface Ranking {
  kind: QueryKind;
  /** Matching cases that the filters let through. */
  total: number;
  cases: RankedCase[];
  facets: Facets;
  terms: ScoredTerm[];
  /** The query's words that no case has, by term. */
  unknown: Set<number>;
}

/** Cases whose words are read for passages and neighbours: the best by everything else. */
const RERANKED = 50;
/** Cases that a quoted phrase is looked for in: the best by everything else. */
const PHRASE_CHECKED = 1_500;

/** Finds, filters, scores and counts the cases that answer a query. */
export async function rankCases(
  reader: IndexReader,
  parsed: ParsedQuery,
  tokenizer: Tokenizer,
  options: RankOptions,
): Promise<Ranking> {
  const query = toQueryTerms(parsed, tokenizer);
  const clause = parsed.clause ? new CompiledClause(parsed.clause, tokenizer) : null;
  const weights = (options.weights ?? WEIGHTS)[query.kind];
  const chosen = await chooseTerms(reader, query, weights);
  const postings = await reader.postings(termsToRead(chosen, query, clause));
  const search = new Search(reader, query, clause, weights, chosen, postings, options);
  return search.run();
}

function termsToRead(
  chosen: ChosenTerms,
  query: QueryTerms,
  clause: CompiledClause | null,
): number[] {
  return [
    ...new Set([
      ...chosen.scored.map((item) => item.term),
      ...(clause?.bits.keys() ?? []),
      ...query.citations,
      ...query.judges.flat(),
    ]),
  ];
}

/** A case with what is known of it before its words are read. */
interface Candidate extends RankedCase {
  mask: number;
}

class Search {
  private readonly filter: FilterTest;
  private readonly facets: FacetCounter;
  private readonly cited = new Set<number>();

  constructor(
    private readonly reader: IndexReader,
    private readonly query: QueryTerms,
    private readonly clause: CompiledClause | null,
    private readonly weights: Weights,
    private readonly chosen: ChosenTerms,
    private readonly postings: Map<number, TermPostings>,
    private readonly options: RankOptions,
  ) {
    this.filter = new FilterTest(options.filter, reader.courts, reader.docs);
    this.facets = new FacetCounter(reader.courts, reader.docs);
  }

  async run(): Promise<Ranking> {
    const { ordered, matches } = this.candidates();
    const checked = await this.checkPhrases(ordered);
    const reranked = await this.rerank(checked);
    const { offset, limit } = this.options;
    return {
      kind: this.query.kind,
      total: this.clause?.phrases.length ? checked.length : matches,
      cases: reranked.slice(offset, offset + limit).map(({ mask: _, ...found }) => found),
      facets: this.facets.result(),
      terms: this.chosen.scored,
      unknown: this.unknownTerms(),
    };
  }

  /** Everything that needs the accumulator, without an await: it is shared by all searches. */
  private candidates(): { ordered: Candidate[]; matches: number } {
    const sums = takeAccumulator(this.reader.docs.size);
    try {
      this.accumulate(sums);
      const judged = this.judgedCases();
      const passing = this.passing(this.matching(sums), judged);
      const base = new BaseSignals(this.reader, sums, this.chosen, this.query.years, this.cited);
      const scores = new Float64Array(passing.length);
      for (let i = 0; i < passing.length; i++) {
        scores[i] = base.score(passing[i]!, this.weights);
      }
      const wanted = this.sortedTop(passing, scores);
      return {
        matches: passing.length,
        ordered: [...wanted].map((caseId) => {
          const signals = base.of(caseId);
          return {
            caseId,
            signals,
            score: blend(signals, this.weights),
            best: null,
            mask: sums.mask[caseId]!,
          };
        }),
      };
    } finally {
      sums.clear();
    }
  }

  private accumulate(sums: Accumulator): void {
    const scorer = new TermScorer(this.reader, this.weights, sums);
    const bits = new Map(this.clause?.bits);
    for (const item of this.chosen.scored) {
      const found = this.postings.get(item.term);
      if (!found) continue;
      scorer.add(found, {
        weight: item.weight,
        idf: item.idf,
        bits: item.bit | (bits.get(item.term) ?? 0),
        nameable: item.synonymOf === null && !item.special,
      });
      bits.delete(item.term);
    }
    for (const [term, bit] of bits) this.onlyBits(scorer, term, bit);
    for (const term of this.query.citations) this.findOwnCitation(scorer, term);
  }

  private onlyBits(scorer: TermScorer, term: number, bits: number): void {
    const found = this.postings.get(term);
    if (found) scorer.add(found, { weight: 0, idf: 0, bits, nameable: false });
  }

  /** The cases that are reported at a citation: it is in their record, as their name is. */
  private findOwnCitation(scorer: TermScorer, term: number): void {
    const found = this.postings.get(term);
    if (!found) return;
    const { textSegment } = this.reader.docs;
    for (const { segment, docs, payloads } of found.text) {
      for (let i = 0; i < docs.length; i++) {
        if ((payloads[i]! & IN_NAME) === 0 || textSegment[docs[i]!] !== segment) continue;
        this.cited.add(docs[i]!);
      }
    }
    scorer.add(found, { weight: 0.01, idf: 0, bits: 0, nameable: false });
  }

  private matching(sums: Accumulator): Uint32Array {
    if (sums.touchedCount === 0 && this.chosen.scored.length === 0 && !this.clause) {
      return this.everyCase();
    }
    const found = matchingCases(sums, this.chosen.concepts, this.query.kind, this.clause);
    const missing = [...this.cited].filter((doc) => !found.includes(doc));
    return missing.length > 0 ? Uint32Array.from([...found, ...missing]) : found;
  }

  /** A query of conditions only, such as `court:scotus after:2020`. */
  private everyCase(): Uint32Array {
    const { filter } = this.options;
    const hasCondition =
      this.query.judges.length > 0 ||
      filter.courts.length > 0 ||
      filter.from !== null ||
      filter.to !== null;
    if (!hasCondition) return new Uint32Array();
    const { textSegment, size } = this.reader.docs;
    return Uint32Array.from({ length: size }, (_, doc) => doc).filter((doc) => textSegment[doc]! > 0);
  }

  /** Cases of the judges asked for; null when none was. */
  private judgedCases(): Set<number>[] | null {
    if (this.query.judges.length === 0) return null;
    const { textSegment } = this.reader.docs;
    return this.query.judges.flat().map((term) => {
      const cases = new Set<number>();
      for (const { segment, docs } of this.postings.get(term)?.text ?? []) {
        for (const doc of docs) if (textSegment[doc] === segment) cases.add(doc);
      }
      return cases;
    });
  }

  /** Applies the filters, and counts facets on the way. */
  private passing(matching: Uint32Array, judged: Set<number>[] | null): Uint32Array {
    return matching.filter((doc) => {
      if (judged && !judged.every((cases) => cases.has(doc))) return false;
      const misses = this.filter.misses(doc);
      this.facets.add(doc, misses);
      return misses === 0;
    });
  }

  private sortedTop(cases: Uint32Array, scores: Float64Array): Uint32Array {
    const { sort, offset, limit } = this.options;
    const keep = this.clause?.phrases.length ? PHRASE_CHECKED : RERANKED;
    const wanted = Math.max(keep, offset + limit);
    if (sort === 'relevance') return topCases(cases, scores, wanted);
    const { decided, citedBy } = this.reader.docs;
    const keys = Float64Array.from(cases, (doc, i) => {
      const key = sort === 'most-cited' ? citedBy[doc]! : decided[doc]!;
      return (sort === 'oldest' ? -key : key) + Math.min(0.99, scores[i]! / 40);
    });
    return topCases(cases, keys, wanted);
  }

  private async checkPhrases(candidates: Candidate[]): Promise<Candidate[]> {
    const { clause } = this;
    if (!clause || clause.phrases.length === 0) return candidates;
    const phrases = clause.phrases.map((phrase) => Uint16Array.from(phrase, shortHash));
    const parts = await this.reader.forward(candidates.map(({ caseId }) => caseId));
    return candidates.filter(({ caseId, mask }) =>
      clause.holds(mask, (phrase) => hasPhrase(parts.get(caseId) ?? [], phrases[phrase]!)),
    );
  }

  private async rerank(candidates: Candidate[]): Promise<Candidate[]> {
    const { sort, offset, limit } = this.options;
    const byRelevance = sort === 'relevance';
    const head = byRelevance
      ? candidates.slice(0, RERANKED)
      : candidates.slice(offset, offset + limit);
    const parts = await this.reader.forward(head.map(({ caseId }) => caseId));
    this.readPassages(head, parts);
    if (!byRelevance) return candidates;
    if (offset + limit > RERANKED) {
      const shown = candidates.slice(Math.max(RERANKED, offset), offset + limit);
      this.readPassages(shown, await this.reader.forward(shown.map(({ caseId }) => caseId)));
    }
    head.sort((a, b) => b.score - a.score || a.caseId - b.caseId);
    return [...head, ...candidates.slice(RERANKED)];
  }

  private readPassages(candidates: Candidate[], parts: Map<number, ReadPart[]>): void {
    const scorer = new PassageScorer(this.chosen.scored, this.query.sequence);
    for (const candidate of candidates) {
      const { passage, phrase, best } = scorer.score(parts.get(candidate.caseId) ?? []);
      candidate.signals.passage = passage;
      candidate.signals.phrase = phrase;
      candidate.best = best;
      candidate.score = blend(candidate.signals, this.weights);
    }
  }

  private unknownTerms(): Set<number> {
    const unknown = this.chosen.scored.filter(
      ({ df, special, synonymOf }) => !special && synonymOf === null && df === 0,
    );
    return new Set(unknown.map(({ term }) => term));
  }
}
