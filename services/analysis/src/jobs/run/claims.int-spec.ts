import { randomUUID } from 'node:crypto';
import { openTestSchema, type TestSchema } from '@casewright/testing';
import { eventually } from '@casewright/testing/sync';
import type { DataSource } from 'typeorm';
import { analysisDatabase } from '../../database/analysis-database.js';
import { EndingsRepository } from '../endings.repository.js';
import { JobsRepository } from '../jobs.repository.js';
import { type ClaimedJob, ClaimsRepository } from './claims.repository.js';

describe('the claims of workers', () => {
  const given = process.env.ENCRYPTION_KEYS;
  let schema: TestSchema;
  let source: DataSource;
  let claims: ClaimsRepository;
  let endings: EndingsRepository;

  beforeAll(async () => {
    process.env.ENCRYPTION_KEYS = 'b2xkLWtleS1vbGQta2V5LW9sZC1rZXktb2xkLWtleS0';
    schema = await openTestSchema('analysis', analysisDatabase);
    source = schema.source;
    claims = new ClaimsRepository(source);
    endings = new EndingsRepository(source);
  });
  afterAll(async () => {
    process.env.ENCRYPTION_KEYS = given;
    await schema.drop();
  });
  beforeEach(() => source.query('TRUNCATE jobs, owner_keys'));

  async function add(count: number, db: unknown = source): Promise<void> {
    const jobs = new JobsRepository(db as DataSource, null as never);
    for (let n = 0; n < count; n += 1) {
      const principal = { userId: 1 + (n % 3), sessionId: randomUUID(), role: 'member' as const };
      await jobs.add(
        {
          id: randomUUID(),
          userId: principal.userId,
          kind: 'k',
          input: { say: n },
          uploadId: null,
          idempotencyKey: null,
          fingerprint: 'f',
          principal,
          correlationId: 'c',
        },
        60_000,
        1_000,
      );
    }
  }

  it('give each job to one of many workers', async () => {
    await add(40);
    const claimed = await Promise.all(
      Array.from({ length: 60 }, () => claims.claimNext(randomUUID())),
    );
    const ids = claimed.flatMap((job) => job?.id ?? []);
    expect(ids).toHaveLength(40);
    expect(new Set(ids).size).toBe(40);
  });

  it('have the input of a new user’s first job, which came while they were looking', async () => {
    const [worker, submission] = [source.createQueryRunner(), source.createQueryRunner()];
    const early = new ClaimsRepository(worker as unknown as DataSource);
    // Whoever asks first would wait for the table before the statement begins.
    expect(await early.claimNext(randomUUID())).toBeNull();
    await submission.startTransaction();
    await submission.query('LOCK TABLE jobs IN ACCESS EXCLUSIVE MODE');
    const claim = early.claimNext(randomUUID());
    await eventually(async () => {
      const waiting = await source.query('SELECT 1 FROM pg_locks WHERE NOT granted');
      return waiting.length > 0;
    }, 'the claim looks for a job');
    await add(1, submission);
    await submission.commitTransaction();
    expect(await early.inputOf((await claim) as ClaimedJob)).toEqual({ say: 0 });
    await Promise.all([worker.release(), submission.release()]);
  });

  it('wait for no disk, and leave what their connection writes next as it was', async () => {
    await add(1);
    const connection = source.createQueryRunner();
    const setting = async (): Promise<unknown> =>
      (await connection.query("SELECT current_setting('synchronous_commit') AS is"))[0].is;
    try {
      await connection.query('SET synchronous_commit = on');
      await connection.startTransaction();
      const claim = new ClaimsRepository(connection as unknown as DataSource).claimNext(
        randomUUID(),
      );
      expect(await claim).toMatchObject({ state: 'running' });
      const within = await setting();
      await connection.commitTransaction();
      expect([within, await setting()]).toEqual(['off', 'on']);
    } finally {
      await connection.query('RESET synchronous_commit');
      await connection.release();
    }
  });

  it('are written behind a fence: a worker that lost its job stores nothing', async () => {
    await add(1);
    const token = randomUUID();
    const first = (await claims.claimNext(token)) as ClaimedJob;
    const second = (await claims.claimAgain(token)) as ClaimedJob;
    expect([first.attempts, second.attempts]).toEqual([1, 2]);
    const stored: string[] = [];
    const finish = (job: ClaimedJob, what: string) =>
      endings.storeAndFinish(job, async () => void stored.push(what));
    const progress = { stage: 'Work', percent: 1, text: '' };
    expect(await claims.writeProgress(first, progress)).toBeNull();
    expect(await finish(first, 'late')).toBeNull();
    expect(await claims.renew([first])).toEqual(new Set());
    await claims.giveBack(first);
    expect(await finish(second, 'in time')).toMatchObject({ state: 'done' });
    expect(await finish(second, 'twice')).toBeNull();
    expect(stored).toEqual(['in time']);
    expect(await claims.claimAgain(token)).toBe('settled');
    expect(await claims.claimAgain(randomUUID())).toBe('unknown');
  });

  it('keep nothing of a result that could not be stored', async () => {
    await add(1);
    const job = (await claims.claimNext(randomUUID())) as ClaimedJob;
    const broken = endings.storeAndFinish(job, async () => {
      throw new Error('The disk is full.');
    });
    await expect(broken).rejects.toThrow('The disk is full.');
    expect(await claims.renew([job])).toEqual(new Set([job.id]));
  });
});
