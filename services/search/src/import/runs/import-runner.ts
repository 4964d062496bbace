import type { SourceCase, SourceItem } from '@casewright/law/records';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LIBRARY_STAGES, type LibraryStage } from '../../library/library-stage.js';
import { LibraryWriter } from '../../library/library-writer.js';
import { fromLawPath, isLawPath, labelOf } from '../fetching/law-order.js';
import { readVolume } from '../formats/cap/read-volume.js';
import { BulkRepository } from '../formats/courtlistener/bulk-repository.js';
import { readJsonDocument, readJsonLines } from '../formats/read-json.js';
import { startPool } from '../preparation/preparation-pool.js';
import { explainFailure, ImportError, ImportInterrupted } from '../source/import-error.js';
import { BulkIntake } from './bulk-intake.js';
import { CaseIntake } from './case-intake.js';
import { DecisionIntake } from './decision-intake.js';
import { withImportLock } from './import-lock.js';
import { type ImportPlan, isListWithoutTexts, planImport, type RecordFile } from './import-plan.js';
import { ImportSession, type ImportSnapshot } from './import-session.js';
import { ImportsRepository } from './imports.repository.js';
import { IndexedDecisionsRepository } from './indexed-decisions.repository.js';
import { LawPlanner } from './law-planner.js';
import { Publication } from './publication.js';

export interface RunOptions {
  /** Files and folders, absolute. */
  paths: string[];
  /** A row that is waiting to be run; otherwise an interrupted one of the same paths, or a new one. */
  importId?: number;
  signal: AbortSignal;
  /** Cases that are published as soon as so many are stored. */
  portion?: number;
  /** Names, citations, courts, and years alone are taken, into the index of decisions without texts. */
  withoutTexts?: boolean;
  onPlan?(plan: ImportPlan, resumed: boolean): void;
  onProgress?(snapshot: ImportSnapshot): void;
}

/**
 * Runs an import from beginning to end. Cases are stored batch by batch and become visible
 * in portions; an import that is killed is taken up by the next run with the same paths.
 */
@Injectable()
export class ImportRunner {
  constructor(
    private readonly db: DataSource,
    private readonly imports: ImportsRepository,
    private readonly writer: LibraryWriter,
    private readonly decisions: IndexedDecisionsRepository,
    private readonly law: LawPlanner,
    @Inject(LIBRARY_STAGES) private readonly stages: LibraryStage[],
  ) {}

  /** @throws ImportError, ImportInterrupted, or what went wrong; the import's row says it too. */
  run(options: RunOptions): Promise<ImportSnapshot> {
    return withImportLock(this.db, async () => {
      await this.imports.markKilledAsInterrupted();
      const { id, resumed } = await this.rowFor(options);
      try {
        const plan = await this.planOf(options);
        options.onPlan?.(plan, resumed);
        const snapshot = await this.runPlan(id, plan, options);
        await this.imports.finish(id, 'done', null);
        return snapshot;
      } catch (error) {
        await this.recordEnd(id, error);
        throw error;
      }
    });
  }

  private planOf({ paths, signal, withoutTexts }: RunOptions): Promise<ImportPlan> {
    const [first = ''] = paths;
    if (isLawPath(first)) return this.law.plan(fromLawPath(first), signal);
    return planImport(paths, withoutTexts);
  }

  private async rowFor({ paths, importId }: RunOptions): Promise<{ id: number; resumed: boolean }> {
    if (importId !== undefined) return { id: importId, resumed: false };
    const unfinished = await this.imports.unfinished(paths);
    if (unfinished) return { id: unfinished.id, resumed: true };
    return { id: await this.imports.create(labelOfPaths(paths), paths, 'queued'), resumed: false };
  }

  private async runPlan(
    id: number,
    plan: ImportPlan,
    options: RunOptions,
  ): Promise<ImportSnapshot> {
    const files = [...plan.bulk, ...plan.records];
    const bulk = new BulkIntake(this.db, this.imports, new BulkRepository(this.db));
    const staged = plan.bulk.length > 0 ? await bulk.stagedBefore(id, plan.bulk) : [];
    const read = plan.isFetched ? await this.imports.alreadyDone(id, plan.records) : [];
    const done = [...staged, ...read];
    const badBefore = await this.imports.start(id, plan.format, files, done);
    const session = new ImportSession(this.db, this.imports, {
      importId: id,
      bytesTotal: files.reduce((sum, file) => sum + file.bytes, 0),
      signal: options.signal,
      onProgress: options.onProgress ?? (() => undefined),
    });
    session.counts.bad = badBefore;
    const publication = new Publication(this.writer, session, options.portion);
    const decisions = new DecisionIntake(this.db, this.decisions, this.imports, session);
    await this.storeAll(session, publication, async (intake) => {
      const intakeOf = (isWithoutTexts: boolean) =>
        isWithoutTexts || options.withoutTexts ? decisions : intake;
      const finish = async () => {
        await intake.finish();
        await decisions.finish();
      };
      if (plan.bulk.length > 0) {
        await bulk.take(plan, staged, session, async (cases, label) => {
          await intakeOf(plan.isBulkWithoutTexts).take(only(cases, plan.keeps), label);
          await finish();
        });
      }
      session.stage = 'reading';
      for (const file of read) session.addBytes(file.bytes);
      for (const file of plan.records.filter((each) => !read.includes(each))) {
        await file.published?.fetch(session);
        const records = only(readRecords(file, session.reading(file)), plan.keeps);
        await intakeOf(isListWithoutTexts(file.format)).take(records, file.label, file.path);
        // All of it is stored before it is gone, whatever becomes of the next one.
        if (file.published) await finish();
        await file.published?.discard();
      }
      await finish();
      await decisions.analyze();
    });
    await publication.publish();
    return session.snapshot();
  }

  private async storeAll(
    session: ImportSession,
    publication: Publication,
    read: (intake: CaseIntake) => Promise<void>,
  ): Promise<void> {
    const pool = startPool(this.stages);
    try {
      const tools = { db: this.db, writer: this.writer, imports: this.imports, pool, publication };
      await read(new CaseIntake(tools, session));
    } catch (error) {
      // Whatever else failed may fail again, as on a full disk.
      if (error instanceof ImportInterrupted || error instanceof ImportError) {
        await publication.publish();
      }
      throw error;
    } finally {
      await pool.close();
    }
  }

  private async recordEnd(id: number, error: unknown): Promise<void> {
    const interrupted = error instanceof ImportInterrupted;
    const state = interrupted ? 'interrupted' : 'failed';
    // When the database itself is gone the row stays as it is, and the next run finds it.
    await this.imports
      .finish(id, state, interrupted ? null : explainFailure(error))
      .catch(() => undefined);
  }
}

/** What a person calls it. */
const labelOfPaths = ([first = '', ...others]: string[]): string =>
  isLawPath(first)
    ? labelOf(fromLawPath(first))
    : [first, ...others].map((path) => path.split(/[\\/]/).at(-1)).join(', ');

async function* only(
  items: AsyncIterable<SourceItem>,
  keeps: ((item: SourceCase) => boolean) | undefined,
): AsyncGenerator<SourceItem> {
  for await (const item of items)
    if (!keeps || item.kind === 'problem' || keeps(item.case)) yield item;
}

function readRecords(file: RecordFile, onRead: (bytes: number) => void): AsyncIterable<SourceItem> {
  switch (file.format.kind) {
    case 'zip':
      return readVolume(file.path, onRead);
    case 'json-lines':
      return readJsonLines(file.path, onRead);
    case 'json':
      return readJsonDocument(file, onRead);
  }
}
