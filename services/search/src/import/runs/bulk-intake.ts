import type { SourceItem, SourceProblem } from '@casewright/law/records';
import type { DataSource } from 'typeorm';
import type { BulkRepository } from '../formats/courtlistener/bulk-repository.js';
import { IdSet } from '../formats/courtlistener/id-set.js';
import { readBulk, readClusters } from '../formats/courtlistener/read-bulk.js';
import { stageFile } from '../formats/courtlistener/stage-file.js';
import type { BulkFile, ImportPlan } from './import-plan.js';
import type { ImportSession } from './import-session.js';
import type { ImportsRepository } from './imports.repository.js';

const PAGE = 50_000;

/** A CourtListener bulk export: its files side by side in the database, then joined to cases. */
export class BulkIntake {
  constructor(
    private readonly db: DataSource,
    private readonly imports: ImportsRepository,
    private readonly bulk: BulkRepository,
  ) {}

  /** The files that an earlier run of this import has staged, if they are all still there. */
  async stagedBefore(importId: number, files: BulkFile[]): Promise<BulkFile[]> {
    return (await this.bulk.isEmpty()) ? [] : this.imports.alreadyDone(importId, files);
  }

  /** @param store takes the cases, and resolves when all of them are stored */
  async take(
    { bulk: files, isBulkWithoutTexts }: ImportPlan,
    staged: BulkFile[],
    session: ImportSession,
    store: (cases: AsyncIterable<SourceItem>, file: string) => Promise<void>,
  ): Promise<void> {
    if (staged.length === 0) {
      await this.bulk.clear();
      await this.imports.forgetStagedFiles();
    }
    session.stage = 'staging';
    for (const file of files) {
      if (staged.includes(file)) session.addBytes(file.bytes);
      else {
        await file.published?.fetch(session);
        await this.stage(file, session);
        await file.published?.discard();
      }
    }
    await this.bulk.analyze();
    session.stage = 'joining';
    const read = isBulkWithoutTexts ? readClusters : readBulk;
    await store(read(this.bulk), 'CourtListener bulk data');
    // What was joined is stored: the staged copies only take space.
    await this.bulk.clear();
  }

  private async stage(file: BulkFile, session: ImportSession): Promise<void> {
    const wanted = file.table === 'dockets' ? await this.docketsOfClusters() : undefined;
    const pause = async () => {
      await session.save();
      session.stopIfAsked();
    };
    await this.db.transaction(async (tx) => {
      await tx.query('SET LOCAL statement_timeout = 0');
      const watch = {
        onRead: session.reading(file),
        onProblem: (problem: SourceProblem) => session.addProblem(file.label, problem),
        pause,
      };
      const rows = await stageFile(this.bulk, file, wanted, watch, tx);
      await this.imports.filesRead(session.importId, [{ path: file.path, records: rows }], tx);
    });
    await pause();
  }

  private async docketsOfClusters(): Promise<IdSet> {
    const wanted = new IdSet();
    let last = -1;
    for (;;) {
      const page = await this.bulk.docketIds(last, PAGE);
      for (const { docketId } of page) wanted.add(docketId);
      if (page.length < PAGE) return wanted;
      last = page.at(-1)!.id;
    }
  }
}
