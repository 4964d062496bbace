import {
  AppError,
  LIBRARY_LIMITS,
  type LibraryHeld,
  type LibraryImport,
  type LibraryImportDetail,
  type LibraryOverview,
} from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import { AddedDecisionsRepository } from '../../citations-lookup/added-decisions.repository.js';
import { CitationIndexService } from '../../citations-lookup/citation-index.service.js';
import { fromLawPath, isLawPath, labelOf } from '../fetching/law-order.js';
import type { ImportEntity } from '../runs/import.entity.js';
import { ImportsRepository } from '../runs/imports.repository.js';
import { STARTER } from '../starter/starter-library.js';
import { CoverageRepository, type SourceCount } from './coverage.repository.js';
import { toLibraryImport } from './import.mapper.js';
import { importDir, pathToImport } from './import-dir.js';
import { ImportLauncher } from './import-launcher.js';
import { SentFilesService } from './sent-files.service.js';
import { SourceRemoval } from './source-removal.js';

const SOURCES: Record<string, string> = {
  starter: 'Starter library',
  courtlistener: 'CourtListener',
  cap: 'Caselaw Access Project',
  jsonl: 'Neutral JSONL',
};
const ACTIVE = new Set(['queued', 'running']);

/** What administrators do with the library. */
@Injectable()
export class LibraryService {
  constructor(
    private readonly coverage: CoverageRepository,
    private readonly imports: ImportsRepository,
    private readonly launcher: ImportLauncher,
    private readonly index: CitationIndexService,
    private readonly added: AddedDecisionsRepository,
    private readonly sent: SentFilesService,
    private readonly removal: SourceRemoval,
  ) {}

  async held(counts?: SourceCount[]): Promise<LibraryHeld> {
    const sources = counts ?? (await this.coverage.sources());
    return {
      cases: sources.reduce((sum, { cases }) => sum + cases, 0),
      opinions: sources.reduce((sum, { opinions }) => sum + opinions, 0),
      citationIndex: this.index.release(),
    };
  }

  async overview(): Promise<LibraryOverview> {
    const counts = await this.coverage.sources();
    return {
      ...(await this.held(counts)),
      sources: counts.map(({ source, cases, opinions }) => {
        return {
          id: source,
          label: SOURCES[source] ?? source,
          cases,
          opinions,
          isRemovable: source !== STARTER,
          isRemoving: source === this.removal.source,
        };
      }),
      courts: await this.coverage.courts(),
      decades: await this.coverage.decades(),
      importDir: importDir(),
      decisionsWithoutTexts: await this.added.count(),
    };
  }

  async list(): Promise<LibraryImport[]> {
    await this.imports.markAbandonedAsInterrupted(['running'], this.launcher.launched());
    return (await this.imports.list(LIBRARY_LIMITS.imports)).map(toLibraryImport);
  }

  async get(id: number, page: number): Promise<LibraryImportDetail> {
    const row = await this.find(id);
    const pageSize = LIBRARY_LIMITS.problems;
    const [problems, total] = await this.imports.problems(id, (page - 1) * pageSize, pageSize);
    return {
      import: toLibraryImport(row),
      problems: problems.map(({ id: problemId, file, place, reason, excerpt }) => {
        return { id: problemId, file, place, reason, excerpt };
      }),
      problemsTotal: total,
      page,
      pageSize,
    };
  }

  /** Answers as soon as the import is on its way. One that was interrupted continues. */
  async start(path: string): Promise<LibraryImport> {
    if (isLawPath(path)) return this.launch(path, labelOf(fromLawPath(path)));
    const sent = await this.sent.at(path);
    if (sent) return this.launch(sent.folder, sent.names.join(', '));
    return this.launch(await pathToImport(path), path);
  }

  private async launch(real: string, label: string): Promise<LibraryImport> {
    await this.assertNoImport();
    if (this.removal.source) {
      throw new AppError('CONFLICT', 'A source is being deleted. Start the import after that.');
    }
    const unfinished = await this.imports.unfinished([real]);
    const id = unfinished?.id ?? (await this.imports.create(label, [real], 'queued'));
    if (unfinished) await this.imports.queueAgain(id);
    // As it is before it runs: on a quiet machine it could already be at work.
    const queued = await this.find(id);
    this.launcher.launch(id, real);
    return toLibraryImport(queued);
  }

  /** @throws AppError CONFLICT while one runs */
  async assertNoImport(): Promise<void> {
    await this.endAbandoned();
    const [newest] = await this.imports.list(1);
    if (newest && ACTIVE.has(newest.state)) {
      throw new AppError('CONFLICT', 'An import is running. Wait until it ends, or stop it first.');
    }
  }

  async cancel(id: number): Promise<LibraryImport> {
    const row = await this.find(id);
    if (!ACTIVE.has(row.state)) throw new AppError('CONFLICT', 'This import is not running.');
    await this.launcher.cancel(id);
    await this.endAbandoned();
    return toLibraryImport(await this.find(id));
  }

  /** A killed import is in nobody's way. */
  private async endAbandoned(): Promise<void> {
    await this.imports.markAbandonedAsInterrupted(['running', 'queued'], this.launcher.launched());
  }

  private async find(id: number): Promise<ImportEntity> {
    const row = await this.imports.find(id);
    if (row) return row;
    throw new AppError('NOT_FOUND', `There is no import number ${id}.`);
  }
}
