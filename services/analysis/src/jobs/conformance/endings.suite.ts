import { cancelJob, UPLOAD_CHUNK_BYTES } from '@casewright/contracts';
import { expect, it } from '@jest/globals';
import { as, type JobsWorld } from './jobs-world.js';

export function endingsSuite(the: () => JobsWorld): void {
  it('end at their deadline though their task heeds nothing, and free their worker', async () => {
    const world = the();
    await world.start({ JOB_CONCURRENCY: 1, JOB_DEADLINES: 'tests.work=1' });
    const release = world.deaf();
    const { id } = await world.submit('endless');
    const { state, error, deadlineAt, endedAt } = await world.ended(id);
    expect({ state, code: error?.code }).toEqual({ state: 'expired', code: 'DEADLINE_EXCEEDED' });
    expect(Date.parse(endedAt!) - Date.parse(deadlineAt)).toBeLessThan(2_000);
    world.behave = async (say) => say;
    expect((await world.ended((await world.submit('next')).id)).state).toBe('done');
    release();
    expect(world.stored).not.toContain(id);
  });

  it('end at their deadline though no worker ever had them', async () => {
    const world = the();
    await world.start({ JOB_CONCURRENCY: 1 });
    const release = world.deaf();
    const first = await world.submit('first');
    const waiting = await world.submit('waiting');
    await world.rows.query('UPDATE jobs SET deadline_at = now() WHERE id = $1', [waiting.id]);
    expect((await world.ended(waiting.id)).state).toBe('expired');
    release();
    await world.ended(first.id);
    expect(world.ran).toEqual(['first']);
  });

  it('fail where what was made is no result of their kind, however large', async () => {
    const world = the();
    await world.start();
    for (const length of [1, 2 * UPLOAD_CHUNK_BYTES]) {
      world.behave = async () => ({ not: 'said'.repeat(length) }) as never;
      const { id } = await world.submit('work');
      expect(await world.ended(id)).toMatchObject({
        state: 'failed',
        error: { code: 'BAD_RESPONSE' },
        result: null,
      });
    }
  });

  it('are stopped when they are cancelled, and store nothing', async () => {
    const world = the();
    await world.start();
    const aborted = new Promise<unknown>((resolve) => {
      world.behave = (_say, { signal }) =>
        new Promise((done) => {
          signal.addEventListener('abort', () => {
            resolve(signal.reason);
            done('too late');
          });
        });
    });
    const { id } = await world.submit('work');
    await world.heard((change) => change.id === id && change.state === 'running');
    expect(await world.refusal(world.bus.call(cancelJob, { id }, as(2)))).toMatchObject({
      code: 'NOT_FOUND',
    });
    const { state } = await world.bus.call(cancelJob, { id }, as(1));
    expect(state).toBe('cancelled');
    await aborted;
    expect(await world.ended(id)).toMatchObject({
      state: 'cancelled',
      error: { code: 'CANCELLED' },
    });
    expect((await world.bus.call(cancelJob, { id }, as(1))).state).toBe('cancelled');
    await world.stop();
    expect(world.stored).toEqual([]);
  });

  it('are stopped when another process has cancelled them', async () => {
    const world = the();
    await world.start();
    const aborted = new Promise<void>((resolve) => {
      world.behave = (say, { signal }) =>
        new Promise((done) => {
          signal.addEventListener('abort', () => {
            resolve();
            done(say);
          });
        });
    });
    const { id } = await world.submit('work');
    await world.heard((change) => change.id === id && change.state === 'running');
    await world.rows.query("UPDATE jobs SET state = 'cancelled', ended_at = now() WHERE id = $1", [
      id,
    ]);
    await aborted;
  });
}
