import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { withoutSecrets } from '@casewright/platform';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ImportsRepository } from '../runs/imports.repository.js';
import { lastWords } from './last-words.js';

/** As `npm run import` has them: V8 collects early, and the memory stays flat. */
const LIMITS = ['--max-old-space-size=256', '--max-semi-space-size=8'];
/** Characters of what a process prints. */
const KEPT = 10_000;
const PROCESS = fileURLToPath(new URL('../../command/import-process.js', import.meta.url));

/**
 * Runs imports that administrators start, each in its own process: neither its memory nor its
 * work is taken from those who search, and what goes wrong there ends there.
 */
@Injectable()
export class ImportLauncher implements BeforeApplicationShutdown {
  private readonly logger = new Logger(ImportLauncher.name);
  private readonly running = new Map<number, ChildProcess>();

  constructor(
    private readonly db: DataSource,
    private readonly imports: ImportsRepository,
  ) {}

  /** The imports whose processes this one has started and not seen end. */
  launched(): number[] {
    return [...this.running.keys()];
  }

  launch(importId: number, path: string): void {
    const child = spawn(process.execPath, [...LIMITS, PROCESS, `--import-id=${importId}`, path], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...withoutSecrets(process.env), DATABASE_URL: this.databaseUrl(), INIT_CWD: '' },
    });
    this.running.set(importId, child);
    let said = '';
    child.stderr?.on('data', (text: Buffer) => {
      said = (said + text.toString()).slice(-KEPT);
    });
    child.on('error', (error) => void this.ended(importId, error.message));
    child.on(
      'exit',
      (code) => void this.ended(importId, code === 0 ? null : lastWords(code, said)),
    );
  }

  /** Asks the import to stop; one that runs in another process sees it in its row. */
  async cancel(importId: number): Promise<void> {
    await this.imports.requestCancel(importId);
    this.running.get(importId)?.kill('SIGTERM');
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(
      [...this.running.values()].map(async (child) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        child.kill('SIGTERM');
        await once(child, 'exit');
      }),
    );
  }

  /** A process that could not even begin has not said so in its row. */
  private async ended(importId: number, said: string | null): Promise<void> {
    this.running.delete(importId);
    if (said === null) return;
    this.logger.warn(`Import ${importId} did not finish.`);
    const row = await this.imports.find(importId).catch(() => null);
    if (row?.state !== 'queued' && row?.state !== 'running') return;
    await this.imports
      .finish(importId, 'failed', said || 'The import process was stopped.')
      .catch(() => undefined);
  }

  private databaseUrl(): string {
    const { options } = this.db;
    return 'url' in options ? (options.url ?? '') : '';
  }
}
