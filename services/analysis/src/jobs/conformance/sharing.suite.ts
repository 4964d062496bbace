import { AppError } from '@casewright/contracts';
import { expect, it } from '@jest/globals';
import type { JobsWorld } from './jobs-world.js';

export function sharingSuite(the: () => JobsWorld): void {
  it('of one user do not hold up those of another', async () => {
    const world = the();
    await world.start({ JOB_CONCURRENCY: 1, JOBS_PER_USER: 50 });
    const release = world.deaf();
    const many = [];
    for (let n = 0; n < 10; n += 1) many.push(await world.submit(`many ${n}`, 1));
    const few = [await world.submit('few 0', 2), await world.submit('few 1', 2)];
    release();
    for (const { id } of many) await world.ended(id);
    for (const { id } of few) expect((await world.read(id, 2)).state).toBe('done');
    expect(world.ran.slice(0, 5)).toEqual(['many 0', 'few 0', 'many 1', 'few 1', 'many 2']);
  });

  it('are bounded for one user, however fast they come', async () => {
    const world = the();
    await world.start({ JOBS_PER_USER: 3 });
    const release = world.deaf();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) => world.submit(`work ${n}`)),
    );
    const accepted = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(accepted).toHaveLength(3);
    const refused = outcomes.find((each) => each.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 10 });
    await world.submit('of another', 2);
    release();
    for (const { id } of accepted) await world.ended(id);
    await world.submit('again');
  });

  it('are refused when the tokens of the day are used up, until the next', async () => {
    const world = the();
    await world.start({ AI_USER_TOKENS_PER_DAY: 1_000 });
    const spend = (day: string, prompt: number, completion: number) =>
      world.rows.query(
        `INSERT INTO model_usage VALUES (1, 'analyze', $2, (now() AT TIME ZONE 'utc')::date + $1::integer,
                                         1, 0, $3, $4)`,
        [day, `model of ${day}`, prompt, completion],
      );
    const key = { idempotencyKey: 'key', fingerprint: 'early' };
    await spend('-1', 5_000, 5_000);
    await spend('0', 900, 99);
    const early = await world.submit('early', 1, key);
    await world.ended(early.id);
    await world.rows.query(
      "UPDATE model_usage SET completion_tokens = 100 WHERE model = 'model of 0'",
    );
    const refused = await world.refusal(world.submit('late'));
    expect(refused).toMatchObject({ code: 'BUDGET_USED_UP', status: 429 });
    expect(refused.message).toContain("Today's 1,000 tokens of the model are used up.");
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect(refused.retryAfter).toBeLessThanOrEqual(24 * 60 * 60);
    expect((await world.submit('early', 1, key)).id).toBe(early.id);
    await world.submit('of another', 2);
  });

  it('are one for one key, however often it comes', async () => {
    const world = the();
    await world.start();
    const key = { idempotencyKey: 'key', fingerprint: 'same' };
    const jobs = await Promise.all(Array.from({ length: 10 }, () => world.submit('once', 1, key)));
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(1);
    await world.ended(jobs[0]!.id);
    expect(world.ran).toEqual(['once']);
    const other = world.submit('other', 1, { ...key, fingerprint: 'other' });
    expect(await world.refusal(other)).toMatchObject({ code: 'CONFLICT' });
    expect((await world.submit('once', 2, key)).id).not.toBe(jobs[0]!.id);
  });

  it('keep a digest of what was asked with a key only, and by their owner’s key', async () => {
    const world = the();
    await world.start();
    const key = { idempotencyKey: 'key', fingerprint: 'same' };
    for (const user of [1, 2]) await world.submit('once', user, key);
    await world.submit('without', 3);
    const rows = await world.rows.query('SELECT fingerprint FROM jobs ORDER BY user_id');
    const [own, others, without] = (rows as { fingerprint: string | null }[]).map(
      (row) => row.fingerprint,
    );
    expect(own).toMatch(/^[0-9a-f]{64}$/);
    expect(others).toMatch(/^[0-9a-f]{64}$/);
    expect(others).not.toBe(own);
    expect(without).toBeNull();
  });

  it('from before digests had keys are still found by theirs', async () => {
    const world = the();
    await world.start();
    const key = { idempotencyKey: 'key', fingerprint: 'same' };
    const { id } = await world.submit('once', 1, key);
    await world.rows.query('UPDATE jobs SET fingerprint = NULL');
    expect((await world.submit('once', 1, key)).id).toBe(id);
  });

  it.each([
    ['OVERLOADED', 'done'],
    ['UNAVAILABLE', 'done'],
    ['DEADLINE_EXCEEDED', 'done'],
    ['WORKER_LOST', 'done'],
    ['UNREADABLE_DOCUMENT', 'failed'],
  ] as const)('that failed with %s are, under the same key, %s', async (code, state) => {
    const world = the();
    await world.start();
    const key = { idempotencyKey: 'key', fingerprint: 'same' };
    world.behave = () => Promise.reject(new AppError(code, 'Not now.', { retryAfter: 60 }));
    const failed = await world.submit('work', 1, key);
    expect(await world.ended(failed.id)).toMatchObject({
      state: 'failed',
      error: { code, retryAfter: 60 },
    });
    world.behave = async (say) => say;
    const other = world.submit('other', 1, { ...key, fingerprint: 'other' });
    expect(await world.refusal(other)).toMatchObject({ code: 'CONFLICT' });
    const again = await Promise.all([1, 2].map(() => world.submit('work', 1, key)));
    expect(new Set(again.map(({ id }) => id)).size).toBe(1);
    expect((await world.ended(again[0]!.id)).state).toBe(state);
    expect((await world.read(failed.id)).error?.code).toBe(code);
  });
}
