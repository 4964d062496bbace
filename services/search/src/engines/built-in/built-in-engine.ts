import { setImmediate } from 'node:timers/promises';
import {
  Accumulators,
  CaseRanker,
  type ParsedQuery,
  PostingsSource,
  type Ranking,
  type RankOptions,
  type WeighedQuery,
} from '@casewright/law/ranking';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CaseSearchEngine } from '../../library/case-search-engine.js';
import type { LoadedCase } from '../../library/library-stage.js';
import { type IndexAnalysis, indexAnalyzer } from '../record/index-analyzer.js';
import { IndexPublisher } from './publish/index-publisher.js';
import { IndexHolder } from './read/index-holder.js';
import { PendingRepository } from './store/pending.repository.js';

/** Finds cases with an inverted index of our own in the service's database (ADR 0010). */
@Injectable()
export class BuiltInEngine implements CaseSearchEngine {
  readonly name = 'built-in';
  readonly analyzer = indexAnalyzer;
  private readonly ranker = new CaseRanker();
  private readonly accumulators = new Accumulators();
  private readonly pending = new PendingRepository();

  constructor(
    private readonly index: IndexHolder,
    private readonly publisher: IndexPublisher,
  ) {}

  async weigh(query: ParsedQuery): Promise<WeighedQuery> {
    const index = await this.index.held();
    return this.ranker.weigh(query, new PostingsSource(index, this.accumulators));
  }

  /** Ranks in the generation at hand, and again if that turns out not to be the latest. */
  async rank(query: WeighedQuery, options: RankOptions): Promise<Ranking> {
    const [newest, found] = await Promise.all([
      this.index.newestGeneration(),
      this.rankMeanwhile(query, options),
    ]);
    if (newest <= Number(found.edition)) return found;
    await this.index.atLeast(newest);
    return this.rank(await this.weigh(query.parsed), options);
  }

  /** Sends the database query first, so that it is answered while the processor ranks. */
  private async rankMeanwhile(query: WeighedQuery, options: RankOptions): Promise<Ranking> {
    await setImmediate();
    return this.ranker.rank(query, options);
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
}
