import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { LibraryStage, LoadedCase } from '../../library/library-stage.js';
import { type IndexAnalysis, indexAnalyzer } from './build/index-analyzer.js';
import { IndexPublisher } from './publish/index-publisher.js';
import { PendingRepository } from './store/pending.repository.js';

/** Derives the index from the cases: words as they are loaded, lists of cases when published. */
@Injectable()
export class IndexStage implements LibraryStage {
  readonly analyzer = indexAnalyzer;
  private readonly pending = new PendingRepository();

  constructor(private readonly publisher: IndexPublisher) {}

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
