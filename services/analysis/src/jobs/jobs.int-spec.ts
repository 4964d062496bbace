import { randomUUID } from 'node:crypto';
import {
  AppError,
  cancelJob,
  hasEnded,
  JOB_LIMITS,
  type Job,
  type JobChange,
  type JobDetails,
  jobChanged,
  readJob,
  submitJob,
} from '@casewright/contracts';
import { createDataSource } from '@casewright/database';
import {
  type BusTransport,
  createTransport,
  OnEvent,
  type RunningService,
  startService,
} from '@casewright/messaging';
import { createLogger } from '@casewright/platform';
import { createTestDatabase, type TestDatabase } from '@casewright/testing';
import { Controller } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { DataSource } from 'typeorm';
import { analysisDatabase } from '../database/analysis-database.js';
import type { JobsConfig } from './jobs-config.js';
import type { JobContext } from './tasks/job-task.js';
import { jobsService, testWork } from './testing/index.js';

const logger = createLogger('jobs-spec', 'silent');
const as = (userId: number) => ({
  principal: { userId, sessionId: '5f0c3f0a-6b1e-4a52-9c0e-0d8f0f1b2c3d', isAdmin: false },
});

/** Everything that is heard on the way to the gateways. */
let changes: JobChange[];
let listeners: (() => void)[];

@Controller()
class Ears {
  @OnEvent(jobChanged)
  heard(change: JobChange) {
    changes.push(change);
    for (const look of listeners) look();
  }
}

describe('jobs', () => {
  let database: TestDatabase;
  let transport: BusTransport;
  let ears: { close(): Promise<void> };
  let rows: DataSource;
  let service: RunningService | undefined;
  let ran: string[];
  let stored: string[];
  let behave: (say: string, context: JobContext) => Promise<string>;

  beforeAll(async () => {
    database = await createTestDatabase(['analysis']);
    transport = await createTransport({ logger });
    class EarsModule {}
    const app = await NestFactory.createMicroservice(
      { module: EarsModule, controllers: [Ears] },
      {
        strategy: transport.server({ service: 'gateway', eventsTo: 'every-instance' }),
        logger: false,
      },
    );
    await app.listen();
    ears = app;
    await start();
    rows = await createDataSource(analysisDatabase(database.url('analysis'))).initialize();
    await stop();
  });
  afterAll(async () => {
    await rows.destroy();
    await ears.close();
    await transport.close();
    await database.drop();
  });
  beforeEach(async () => {
    await rows.query('TRUNCATE jobs, uploads CASCADE');
    changes = [];
    listeners = [];
    ran = [];
    stored = [];
    behave = async (say) => say;
  });
  afterEach(() => stop());

  async function start(settings: Partial<JobsConfig> = {}): Promise<void> {
    const behaviour = {
      run: (say: string, context: JobContext) => {
        ran.push(say);
        return behave(say, context);
      },
      store: async (jobId: string) => void stored.push(jobId),
    };
    service = await startService(jobsService(behaviour, settings), {
      transport,
      databaseUrl: database.url('analysis'),
      logger,
    });
  }
  async function stop(): Promise<void> {
    await service?.stop();
    service = undefined;
  }

  const submit = (say: string, user = 1, change: object = {}): Promise<Job> =>
    transport.bus.call(
      submitJob,
      { id: randomUUID(), kind: testWork.kind, input: { say }, fingerprint: say, ...change },
      as(user),
    );
  const read = async (id: string, user = 1): Promise<JobDetails> => {
    const answer = await transport.bus.call(readJob, { id }, as(user));
    return (answer as { value: JobDetails }).value;
  };
  const refusal = (work: Promise<unknown>): Promise<AppError> =>
    work.then(
      () => {
        throw new Error('It was not refused.');
      },
      (error: AppError) => error,
    );
  /** Resolves when a change is heard of which this is true. */
  const heard = (is: (change: JobChange) => boolean): Promise<JobChange> =>
    new Promise((resolve) => {
      const look = (): void => {
        const found = changes.find(is);
        if (found) resolve(found);
      };
      listeners.push(look);
      look();
    });
  const ended = async (id: string): Promise<JobDetails> => {
    await heard((change) => change.id === id && hasEnded(change.state));
    return read(id);
  };
  /** Work that goes on until it is let go, whatever its signal says. */
  function deaf(): () => void {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    behave = async (say) => {
      await released;
      return say;
    };
    return release;
  }

  it('are done once, and keep their result and nothing of their input', async () => {
    await start();
    const { id } = await submit('hello');
    expect(await ended(id)).toMatchObject({
      ...{ state: 'done', percent: 100, attempts: 1, error: null, result: { said: 'hello' } },
    });
    expect(changes.map(({ state }) => state)).toEqual(['running', 'done']);
    expect({ ran, stored }).toEqual({ ran: ['hello'], stored: [id] });
    expect(await rows.query('SELECT input FROM jobs')).toEqual([{ input: null }]);
    expect(await refusal(read(id, 2))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('tell their end with their result, unless it is large', async () => {
    await start();
    const large = 'x'.repeat(JOB_LIMITS.announcedBytes);
    const news = async (say: string) => {
      const { id } = await submit(say, 1, { fingerprint: 'f' });
      const job = await ended(id);
      return {
        job,
        told: (await heard((change) => change.id === id && hasEnded(change.state))).job,
      };
    };
    const small = await news('small');
    expect(small.told).toEqual(small.job);
    const { job, told } = await news(large);
    expect({ job, told }).toMatchObject({ job: { result: { said: large } }, told: undefined });
  });

  it('use up the upload that they are about, however they end', async () => {
    await start();
    behave = () => Promise.reject(new AppError('UNREADABLE_DOCUMENT', 'It is torn.'));
    const uploadId = randomUUID();
    await rows.query(
      "INSERT INTO uploads (id, user_id, kind, expires_at) VALUES ($1, 1, 'text', now() + '1 h')",
      [uploadId],
    );
    const { id } = await submit('file', 1, { input: { say: 'file', uploadId } });
    await ended(id);
    expect(await rows.query('SELECT id FROM uploads')).toEqual([]);
  });

  it('end with the coded error of their task, and tell nothing of any other', async () => {
    await start();
    behave = async (say) => {
      throw say === 'torn'
        ? new AppError('UNREADABLE_DOCUMENT', 'It is torn.')
        : new Error('password=secret');
    };
    const torn = await ended((await submit('torn')).id);
    expect(torn).toMatchObject({
      state: 'failed',
      error: { code: 'UNREADABLE_DOCUMENT', message: 'It is torn.' },
    });
    const other = await ended((await submit('other')).id);
    expect(other.error?.code).toBe('INTERNAL');
    expect(JSON.stringify(other)).not.toContain('secret');
  });

  it('end at their deadline though their task heeds nothing, and free their worker', async () => {
    await start({ JOB_CONCURRENCY: 1, JOB_DEADLINES: 'tests.work=1' });
    const release = deaf();
    const { id } = await submit('endless');
    const { state, error, deadlineAt, endedAt } = await ended(id);
    expect({ state, code: error?.code }).toEqual({ state: 'expired', code: 'DEADLINE_EXCEEDED' });
    expect(Date.parse(endedAt!) - Date.parse(deadlineAt)).toBeLessThan(2_000);
    behave = async (say) => say;
    expect((await ended((await submit('next')).id)).state).toBe('done');
    release();
    expect(stored).not.toContain(id);
  });

  it('end at their deadline though no worker ever had them', async () => {
    await start({ JOB_CONCURRENCY: 1 });
    const release = deaf();
    const first = await submit('first');
    const waiting = await submit('waiting');
    await rows.query('UPDATE jobs SET deadline_at = now() WHERE id = $1', [waiting.id]);
    expect((await ended(waiting.id)).state).toBe('expired');
    release();
    await ended(first.id);
    expect(ran).toEqual(['first']);
  });

  it('are stopped when they are cancelled, and store nothing', async () => {
    await start();
    const aborted = new Promise<unknown>((resolve) => {
      behave = (_say, { signal }) =>
        new Promise((done) => {
          signal.addEventListener('abort', () => {
            resolve(signal.reason);
            done('too late');
          });
        });
    });
    const { id } = await submit('work');
    await heard(({ state }) => state === 'running');
    expect(await refusal(transport.bus.call(cancelJob, { id }, as(2)))).toMatchObject({
      code: 'NOT_FOUND',
    });
    const { state } = await transport.bus.call(cancelJob, { id }, as(1));
    expect(state).toBe('cancelled');
    await aborted;
    expect(await ended(id)).toMatchObject({ state: 'cancelled', error: { code: 'CANCELLED' } });
    expect((await transport.bus.call(cancelJob, { id }, as(1))).state).toBe('cancelled');
    await stop();
    expect(stored).toEqual([]);
  });

  it('are stopped when another process has cancelled them', async () => {
    await start();
    const aborted = new Promise<void>((resolve) => {
      behave = (say, { signal }) =>
        new Promise((done) => {
          signal.addEventListener('abort', () => {
            resolve();
            done(say);
          });
        });
    });
    const { id } = await submit('work');
    await heard(({ state }) => state === 'running');
    await rows.query("UPDATE jobs SET state = 'cancelled', ended_at = now() WHERE id = $1", [id]);
    await aborted;
  });

  it('tell their stages, and their text piece by piece without a gap', async () => {
    await start();
    const text = 'The tenant 🏛 shall pay the rent. '.repeat(3_000);
    behave = async (say, { onProgress, onText }) => {
      onProgress('Reading', 0.1);
      for (let at = 0; at < text.length; at += 1_000) onText(text.slice(at, at + 1_000));
      for (let n = 0; n < 500; n += 1) onProgress(`Part ${n}`, n / 500);
      await heard(
        (change) => (change.text?.offset ?? 0) + (change.text?.delta.length ?? 0) === text.length,
      );
      return say;
    };
    const { id } = await submit('work');
    await ended(id);
    const pieces = changes.flatMap(({ text: piece }) => piece ?? []);
    expect(pieces.map(({ delta }) => delta).join('')).toBe(text);
    expect(
      pieces.every(
        ({ offset }, at) =>
          offset === pieces.slice(0, at).reduce((sum, { delta }) => sum + delta.length, 0),
      ),
    ).toBe(true);
    const told = changes.filter(({ stage }) => stage !== null);
    expect(told.length).toBeLessThan(10);
    expect(told.at(-1)).toMatchObject({ stage: 'Part 499', percent: 99 });
    const revisions = changes.map(({ revision }) => revision);
    expect(revisions).toEqual([...revisions].sort((a, b) => a - b));
  });

  it('of one user do not hold up those of another', async () => {
    await start({ JOB_CONCURRENCY: 1, JOBS_PER_USER: 50 });
    const release = deaf();
    const many = [];
    for (let n = 0; n < 10; n += 1) many.push(await submit(`many ${n}`, 1));
    const few = [await submit('few 0', 2), await submit('few 1', 2)];
    release();
    for (const { id } of many) await ended(id);
    for (const { id } of few) expect((await read(id, 2)).state).toBe('done');
    expect(ran.slice(0, 5)).toEqual(['many 0', 'few 0', 'many 1', 'few 1', 'many 2']);
  });

  it('are bounded for one user, however fast they come', async () => {
    await start({ JOBS_PER_USER: 3 });
    const release = deaf();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) => submit(`work ${n}`)),
    );
    const accepted = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(accepted).toHaveLength(3);
    const refused = outcomes.find((each) => each.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 10 });
    await submit('of another', 2);
    release();
    for (const { id } of accepted) await ended(id);
    await submit('again');
  });

  it('are one for one key, however often it comes', async () => {
    await start();
    const key = { idempotencyKey: 'key', fingerprint: 'same' };
    const jobs = await Promise.all(Array.from({ length: 10 }, () => submit('once', 1, key)));
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(1);
    await ended(jobs[0]!.id);
    expect(ran).toEqual(['once']);
    const other = submit('other', 1, { ...key, fingerprint: 'other' });
    expect(await refusal(other)).toMatchObject({ code: 'CONFLICT' });
    expect((await submit('once', 2, key)).id).not.toBe(jobs[0]!.id);
  });

  it('that waited when the last process ended are done by the next', async () => {
    await start();
    const { id } = await submit('work');
    await ended(id);
    await stop();
    await rows.query(
      "UPDATE jobs SET state = 'queued', ended_at = NULL, input = $1, token = NULL",
      [JSON.stringify({ say: 'work' })],
    );
    changes = [];
    await start();
    expect(await ended(id)).toMatchObject({ state: 'done', attempts: 2 });
  });

  it.each([
    [1, { state: 'done', attempts: 2 }],
    [3, { state: 'failed', error: { code: 'WORKER_LOST' } }],
  ])('whose worker died over them %i times: %j', async (attempts, end) => {
    await start();
    const { id } = await submit('work');
    await ended(id);
    changes = [];
    await rows.query(
      `UPDATE jobs SET state = 'running', ended_at = NULL, input = $1, attempts = $2,
              lease_until = now() - interval '1 second'`,
      [JSON.stringify({ say: 'work' }), attempts],
    );
    expect(await ended(id)).toMatchObject(end);
  });

  it('are forgotten after their time', async () => {
    await start();
    const old = await submit('old');
    const young = await submit('young');
    for (const { id } of [old, young]) await ended(id);
    await stop();
    await rows.query("UPDATE jobs SET ended_at = now() - interval '25 h' WHERE id = $1", [old.id]);
    await start({ JOB_RETENTION_HOURS: 24 });
    expect(await refusal(read(old.id))).toMatchObject({ code: 'NOT_FOUND' });
    expect((await read(young.id)).state).toBe('done');
  });
});
