import {
  type CaseToAnalyze,
  type LibraryRecord,
  type PreparedRecord,
  toCaseToAnalyze,
} from '@casewright/law/records';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type KnownCase, LibraryRepository, type StoredRecord } from './library.repository.js';
import { LIBRARY_STAGES, type LibraryStage, type LoadedCase } from './library-stage.js';

/**
 * The one way into the library: stores records, hands them to the stages in the same transaction,
 * and publishes. The starter library and every import go through it.
 */
@Injectable()
export class LibraryWriter {
  constructor(
    private readonly library: LibraryRepository,
    @Inject(LIBRARY_STAGES) private readonly stages: LibraryStage[],
  ) {}

  /**
   * Stores a batch with all that is derived from it, in one transaction; `alongside` runs in it
   * too. Nothing of the batch is visible before `publish`, unless its case was visible already.
   */
  store(
    records: (LibraryRecord | PreparedRecord)[],
    importId: number | null,
    alongside: (tx: EntityManager) => Promise<void> = async () => undefined,
  ): Promise<void> {
    return this.library.exclusively(async (tx) => {
      // A crash of the database may lose the last batches, which the next run stores again: nothing
      // is gained by waiting for the disk after each of them. `publish` does wait.
      await tx.query('SET LOCAL synchronous_commit = off');
      if (records.length > 0) {
        const stored = await this.library.store(records, importId, tx);
        const analyze = beginAnalysis(this.stages);
        const loaded = stored.map((item) => toLoadedCase(item, analyze));
        for (const stage of this.stages) await stage.load(loaded, tx);
      }
      await alongside(tx);
    });
  }

  /** Deletes cases and what was derived from them. */
  remove(sourceIds: string[]): Promise<void> {
    if (sourceIds.length === 0) return Promise.resolve();
    return this.library.exclusively(async (tx) => {
      const caseIds = await this.library.caseIds(sourceIds, tx);
      for (const stage of this.stages) await stage.remove(caseIds, tx);
      await this.library.remove(caseIds, tx);
    });
  }

  /** Whether a loader, a migration, or a killed process left something for `publish` to do. */
  async isWaiting(): Promise<boolean> {
    const waiting = this.stages.map((stage) => stage.isWaiting());
    return (await Promise.all([this.library.hasUnpublished(), ...waiting])).includes(true);
  }

  /** Makes visible all that is stored, whichever loader stored it. Safe to repeat. */
  async publish(): Promise<void> {
    await this.library.exclusively((tx) => this.library.markPublished(tx));
    const published: Promise<void>[] = [];
    for (const stage of this.stages) {
      const earlier = Promise.all(published);
      // Each stage's failure is told below, whether or not a later stage waits for it.
      earlier.catch(() => undefined);
      published.push(stage.publish(earlier));
    }
    for (const result of await Promise.allSettled(published)) {
      if (result.status === 'rejected') throw result.reason;
    }
  }

  known(sourceIds: string[], tx: EntityManager): Promise<Map<string, KnownCase>> {
    return this.library.known(sourceIds, tx);
  }
}

type Analyze = (item: CaseToAnalyze) => Record<string, unknown>;

function toLoadedCase(stored: StoredRecord, analyze: Analyze): LoadedCase {
  const { caseId, isNew, opinionIds, record } = stored;
  const analyses = 'analyses' in record ? record.analyses : analyze(toCaseToAnalyze(record));
  return { caseId, isNew, opinionIds, analyses };
}

/** Returns a function that runs every stage's analyzer over a case of one batch, in this thread. */
function beginAnalysis(stages: readonly LibraryStage[]): Analyze {
  const analyzers = stages.flatMap(({ analyzer }) =>
    analyzer ? [[analyzer.name, analyzer.begin()] as const] : [],
  );
  return (item) => Object.fromEntries(analyzers.map(([name, analyze]) => [name, analyze(item)]));
}
