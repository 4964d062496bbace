import type { SourceProblem } from '@casewright/law/records';
import type { DataSource, EntityManager } from 'typeorm';
import { ImportInterrupted } from '../source/import-error.js';
import type { ImportCounts } from './import.entity.js';
import type { FileProblem, ImportProgress, ImportsRepository } from './imports.repository.js';

/** What a running import shows of itself. */
export interface ImportSnapshot extends ImportProgress {
  importId: number;
  bytesTotal: number;
  /** Bytes of opinion text stored in this run. */
  textBytes: number;
}

export interface SessionOptions {
  importId: number;
  bytesTotal: number;
  signal: AbortSignal;
  onProgress(snapshot: ImportSnapshot): void;
}

/** The running totals of an import, kept in step with its row. */
export class ImportSession {
  readonly counts: ImportCounts = { read: 0, added: 0, changed: 0, unchanged: 0, bad: 0 };
  stage = 'reading';
  bytesDone = 0;
  textBytes = 0;
  private problems: FileProblem[] = [];
  private cancelled = false;

  constructor(
    private readonly db: DataSource,
    private readonly imports: ImportsRepository,
    private readonly options: SessionOptions,
  ) {}

  get importId(): number {
    return this.options.importId;
  }

  addProblem(file: string, problem: SourceProblem): void {
    this.counts.bad += 1;
    this.problems.push({
      file,
      place: problem.place,
      reason: storable(problem.reason),
      excerpt: storable(problem.excerpt),
    });
  }

  /** What a batch brings, when it is stored. */
  count(totals: Omit<ImportCounts, 'bad'>): void {
    for (const [name, number] of Object.entries(totals)) {
      this.counts[name as keyof typeof totals] += number;
    }
  }

  readonly addBytes = (bytes: number): void => {
    this.bytesDone += bytes;
  };

  get signal(): AbortSignal {
    return this.options.signal;
  }

  /** Takes note of what is read of a file; fetching one is the other half of its work. */
  reading({ published }: { published?: object }): (bytes: number) => void {
    return published ? (bytes) => this.addBytes(Math.floor(bytes / 2)) : this.addBytes;
  }

  /** Writes totals and problems in a transaction, the batch's own where there is one. */
  async save(tx?: EntityManager): Promise<void> {
    const problems = this.problems;
    this.problems = [];
    const write = async (manager: EntityManager) => {
      await this.imports.addProblems(this.importId, problems, manager);
      this.cancelled ||= await this.imports.saveProgress(this.importId, this, manager);
    };
    if (tx) await write(tx);
    else await this.db.transaction(write);
    this.options.onProgress(this.snapshot());
  }

  /** @throws ImportInterrupted when the import was asked to stop. */
  stopIfAsked(): void {
    if (this.cancelled || this.options.signal.aborted) throw new ImportInterrupted();
  }

  snapshot(): ImportSnapshot {
    const { importId, stage, bytesDone, textBytes } = this;
    const counts = { ...this.counts };
    return { importId, stage, bytesDone, bytesTotal: this.options.bytesTotal, counts, textBytes };
  }
}

/** What a file held may hold what the database cannot. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
