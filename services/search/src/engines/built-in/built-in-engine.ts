import { setImmediate } from 'node:timers/promises';
import type { RankOptions } from '@casewright/law/ranking';
import {
  type AnalyzedQuery,
  analyzeQuery,
  type CaseDigest,
  chooseTerms,
  type IndexRanking,
  type IndexReader,
  type ParsedQuery,
  type Ranking,
  rankCases,
  rankingOf,
  SearchScratch,
  Spelling,
  Tokenizer,
  unknownTerms,
  WEIGHTS,
} from '@casewright/law/ranking';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CaseSearchEngine } from '../../engine/case-search-engine.js';
import type { LoadedCase } from '../../library/library-stage.js';
import { DigestsRepository } from '../record/digests.repository.js';
import { type IndexAnalysis, indexAnalyzer } from '../record/index-analyzer.js';
import { IndexPublisher } from './publish/index-publisher.js';
import { IndexHolder } from './read/index-holder.js';
import { PendingRepository } from './store/pending.repository.js';

/** Finds cases with an inverted index of our own in the service's database (ADR 0010). */
@Injectable()
export class BuiltInEngine implements CaseSearchEngine {
  readonly name = 'built-in';
  readonly analyzer = indexAnalyzer;
  private readonly tokenizer = new Tokenizer();
  private readonly scratch = new SearchScratch();
  private readonly analyzed = new WeakMap<ParsedQuery, AnalyzedQuery>();
  private readonly pending = new PendingRepository();

  constructor(
    private readonly index: IndexHolder,
    private readonly taken: DigestsRepository,
    private readonly spelling: Spelling,
    private readonly publisher: IndexPublisher,
  ) {}

  /** Ranks in the generation at hand, and again if that turns out not to be the latest. */
  async rank(query: ParsedQuery, options: RankOptions): Promise<Ranking> {
    const analyzed = this.analyze(query);
    const held = await this.index.held();
    const [newest, found] = await Promise.all([
      this.index.newestGeneration(),
      this.rankMeanwhile(held, analyzed, options),
    ]);
    if (newest <= held.generation) return this.toRanking(found, held, query);
    const index = await this.index.atLeast(newest);
    return this.toRanking(await rankCases(index, analyzed, options, this.scratch), index, query);
  }

  /** Sends the database query first, so that it is answered while the processor ranks. */
  private async rankMeanwhile(
    index: IndexReader,
    query: AnalyzedQuery,
    options: RankOptions,
  ): Promise<IndexRanking> {
    await setImmediate();
    return rankCases(index, query, options, this.scratch);
  }

  digests({ edition, cases }: Ranking): Promise<ReadonlyMap<number, CaseDigest>> {
    return this.taken.read(
      edition,
      cases.map(({ caseId }) => caseId),
    );
  }

  async suggest(query: ParsedQuery, onlyClear = false): Promise<string | null> {
    const index = await this.index.held();
    const analyzed = this.analyze(query);
    const chosen = await chooseTerms(index, analyzed, WEIGHTS[analyzed.kind]);
    return this.spelling.suggest(query.typed, unknownTerms(chosen), index, onlyClear);
  }

  /** Words are indexed as cases are loaded, lists of cases made when they are published. */
  async load(cases: LoadedCase[], tx: EntityManager): Promise<void> {
    await this.pending.clear(
      cases.filter(({ isNew }) => !isNew).map(({ caseId }) => caseId),
      tx,
    );
    const analyzed = cases.map((loaded) => ({
      loaded,
      analysis: loaded.analyses[this.analyzer.name] as IndexAnalysis,
    }));
    await this.pending.add(analyzed, tx);
  }

  remove(caseIds: number[], tx: EntityManager): Promise<void> {
    return this.pending.remove(caseIds, tx);
  }

  isWaiting(): Promise<boolean> {
    return this.publisher.isWaiting();
  }

  publish(earlier: Promise<unknown>): Promise<void> {
    return this.publisher.publish(earlier);
  }

  /** Once per query, whatever is asked of it. */
  private analyze(query: ParsedQuery): AnalyzedQuery {
    const analyzed = this.analyzed.get(query) ?? analyzeQuery(query, this.tokenizer);
    this.analyzed.set(query, analyzed);
    return analyzed;
  }

  /** Citations of any record of a decision are counted for its representative record. */
  private toRanking(found: IndexRanking, index: IndexReader, query: ParsedQuery): Ranking {
    const { leader, citedBy, topCiter } = index.docs;
    const citationsOf = (caseId: number) => {
      const decision = leader[caseId] || caseId;
      return { citedBy: citedBy[decision]!, topCiter: topCiter[decision]! || null };
    };
    const edition = String(index.generation);
    const about = { edition, engine: this.name, isIncomplete: false, citationsOf };
    return rankingOf(found, about, query, this.tokenizer);
  }
}
