import { randomUUID } from 'node:crypto';
import {
  type AppError,
  hasEnded,
  type Job,
  type JobChange,
  type JobDetails,
  jobChanged,
  lookUpCitations,
  readJob,
  readJobResult,
  submitJob,
} from '@casewright/contracts';
import { createDataSource } from '@casewright/database';
import {
  type BusTransport,
  OnCall,
  OnEvent,
  type RunningService,
  startService,
} from '@casewright/messaging';
import { createLogger } from '@casewright/platform';
import { createTestDatabase, type TestDatabase } from '@casewright/testing';
import { Controller } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { DataSource } from 'typeorm';
import { analysisDatabase } from '../../database/analysis-database.js';
import type { JobContext } from '../job-task.js';
import type { JobsConfig } from '../jobs-config.js';
import { jobsService } from '../testing/jobs-service.js';
import { testWork } from '../testing/test-task.js';

const logger = createLogger('jobs-spec', 'silent');

export const as = (userId: number) => ({
  principal: { userId, sessionId: '5f0c3f0a-6b1e-4a52-9c0e-0d8f0f1b2c3d', role: 'member' as const },
});

/** The jobs of the analysis service on one transport, and all that the gateways hear of them. */
export class JobsWorld {
  changes: JobChange[] = [];
  /** What was begun, in its order. */
  ran: string[] = [];
  /** The jobs whose results were stored. */
  stored: string[] = [];
  behave: (say: string, context: JobContext) => Promise<string> = async (say) => say;
  private listeners: (() => void)[] = [];
  private service: RunningService | undefined;

  private constructor(
    private readonly database: TestDatabase,
    private readonly transport: BusTransport,
    readonly rows: DataSource,
  ) {}

  static async open(transport: BusTransport): Promise<JobsWorld> {
    const database = await createTestDatabase(['analysis']);
    const rows = createDataSource(analysisDatabase(database.url('analysis')));
    const world = new JobsWorld(database, transport, rows);
    await world.listen();
    await world.start();
    await rows.initialize();
    await world.stop();
    return world;
  }

  async close(): Promise<void> {
    await this.rows.destroy();
    await this.hush();
    await this.transport.close();
    await this.database.drop();
  }

  get bus() {
    return this.transport.bus;
  }

  get databaseUrl(): string {
    return this.database.url('analysis');
  }

  /** Forgets everything that has happened. */
  async clear(): Promise<void> {
    await this.rows.query('TRUNCATE jobs, uploads, model_usage CASCADE');
    this.changes = [];
    this.listeners = [];
    this.ran = [];
    this.stored = [];
    this.behave = async (say) => say;
  }

  async start(settings: Partial<JobsConfig> = {}): Promise<void> {
    const behavior = {
      run: (say: string, context: JobContext) => {
        this.ran.push(say);
        return this.behave(say, context);
      },
      store: async (jobId: string) => void this.stored.push(jobId),
    };
    this.service = await startService(jobsService(behavior, settings), {
      transport: this.transport,
      databaseUrl: this.databaseUrl,
      logger,
    });
  }

  async stop(): Promise<void> {
    await this.service?.stop();
    this.service = undefined;
  }

  submit(say: string, user = 1, change: object = {}): Promise<Job> {
    const work = { kind: testWork.kind, input: { say }, fingerprint: say };
    return this.bus.call(submitJob, { id: randomUUID(), ...work, ...change }, as(user));
  }

  async read(id: string, user = 1): Promise<JobDetails> {
    const job = await this.bus.call(readJob, { id }, as(user));
    return { ...job, result: await this.bus.call(readJobResult, { id }, as(user)) };
  }

  refusal(work: Promise<unknown>): Promise<AppError> {
    return work.then(
      () => {
        throw new Error('It was not refused.');
      },
      (error: AppError) => error,
    );
  }

  /** Resolves when a change is heard of which this is true. */
  heard(is: (change: JobChange) => boolean): Promise<JobChange> {
    return new Promise((resolve) => {
      const look = (): void => {
        const found = this.changes.find(is);
        if (found) resolve(found);
      };
      this.listeners.push(look);
      look();
    });
  }

  /** What was heard of one job. */
  heardOf(id: string): JobChange[] {
    return this.changes.filter((change) => change.id === id);
  }

  async ended(id: string): Promise<JobDetails> {
    await this.heard((change) => change.id === id && hasEnded(change.state));
    return this.read(id);
  }

  /** Work that continues until it is let go, whatever its signal says. */
  deaf(): () => void {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.behave = async (say) => {
      await released;
      return say;
    };
    return release;
  }

  /** A search service that finds no citation. @returns what stops it */
  async serveLibrary(): Promise<() => Promise<void>> {
    @Controller()
    class Library {
      @OnCall(lookUpCitations)
      lookUp() {
        return [];
      }
    }
    class LibraryModule {}
    const app = await NestFactory.createMicroservice(
      { module: LibraryModule, controllers: [Library] },
      { strategy: this.transport.server({ service: 'search' }), logger: false },
    );
    await app.listen();
    return () => app.close();
  }

  private async listen(): Promise<void> {
    const hear = (change: JobChange): void => {
      this.changes.push(change);
      for (const look of this.listeners) look();
    };
    @Controller()
    class Ears {
      @OnEvent(jobChanged)
      heard(change: JobChange) {
        hear(change);
      }
    }
    class EarsModule {}
    const app = await NestFactory.createMicroservice(
      { module: EarsModule, controllers: [Ears] },
      {
        strategy: this.transport.server({ service: 'gateway', eventsTo: 'every-instance' }),
        logger: false,
      },
    );
    await app.listen();
    this.hush = () => app.close();
  }

  private hush: () => Promise<void> = async () => undefined;
}
