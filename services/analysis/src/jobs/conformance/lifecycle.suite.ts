import { randomUUID } from 'node:crypto';
import { AppError, hasEnded, JOB_LIMITS } from '@casewright/contracts';
import { expect, it } from '@jest/globals';
import type { JobsWorld } from './jobs-world.js';

export function lifecycleSuite(the: () => JobsWorld): void {
  it('are done once, and keep their result and nothing of their input', async () => {
    const world = the();
    await world.start();
    const { id } = await world.submit('hello');
    expect(await world.ended(id)).toMatchObject({
      state: 'done',
      percent: 100,
      attempts: 1,
      error: null,
      result: { said: 'hello' },
    });
    const others = world.heardOf(id).filter(({ state }) => state !== 'running');
    expect(others.map(({ state }) => state)).toEqual(['done']);
    expect({ ran: world.ran, stored: world.stored }).toEqual({ ran: ['hello'], stored: [id] });
    expect(await world.rows.query('SELECT input FROM jobs')).toEqual([{ input: null }]);
    expect(await world.refusal(world.read(id, 2))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('tell that they are under way, though their task says nothing', async () => {
    const world = the();
    await world.start();
    const release = world.deaf();
    const { id } = await world.submit('long');
    await world.heard((change) => change.id === id && change.state === 'running');
    release();
    await world.ended(id);
    expect(world.heardOf(id).map(({ state }) => state)).toEqual(['running', 'done']);
  });

  it('tell their end with their result, unless it is large', async () => {
    const world = the();
    await world.start();
    const large = 'x'.repeat(JOB_LIMITS.announcedBytes);
    const news = async (say: string) => {
      const { id } = await world.submit(say, 1, { fingerprint: 'f' });
      const job = await world.ended(id);
      return {
        job,
        told: (await world.heard((change) => change.id === id && hasEnded(change.state))).job,
      };
    };
    const small = await news('small');
    expect(small.told).toEqual(small.job);
    const { job, told } = await news(large);
    expect({ job, told }).toMatchObject({ job: { result: { said: large } }, told: undefined });
  });

  it('use up the upload that they are about, however they end', async () => {
    const world = the();
    await world.start();
    world.behave = () => Promise.reject(new AppError('UNREADABLE_DOCUMENT', 'It is torn.'));
    const uploadId = randomUUID();
    await world.rows.query(
      "INSERT INTO uploads (id, user_id, kind, expires_at) VALUES ($1, 1, 'document', now() + '1 h')",
      [uploadId],
    );
    const { id } = await world.submit('file', 1, { input: { say: 'file', uploadId } });
    await world.ended(id);
    expect(await world.rows.query('SELECT id FROM uploads')).toEqual([]);
  });

  it('end with the coded error of their task, and tell nothing of any other', async () => {
    const world = the();
    await world.start();
    world.behave = async (say) => {
      throw say === 'torn'
        ? new AppError('UNREADABLE_DOCUMENT', 'It is torn.')
        : new Error('password=secret');
    };
    const torn = await world.ended((await world.submit('torn')).id);
    expect(torn).toMatchObject({
      state: 'failed',
      error: { code: 'UNREADABLE_DOCUMENT', message: 'It is torn.' },
    });
    const other = await world.ended((await world.submit('other')).id);
    expect(other.error?.code).toBe('INTERNAL');
    expect(JSON.stringify(other)).not.toContain('secret');
  });

  it('tell their stages, and their text piece by piece without a gap', async () => {
    const world = the();
    await world.start();
    const text = 'The tenant 🏛 shall pay the rent. '.repeat(3_000);
    world.behave = async (say, { jobId, onProgress, onText }) => {
      onProgress('Reading', 0.1);
      for (let at = 0; at < text.length; at += 1_000) onText(text.slice(at, at + 1_000));
      for (let n = 0; n < 500; n += 1) onProgress(`Part ${n}`, n / 500);
      await world.heard(
        ({ id, text: piece }) =>
          id === jobId && (piece?.offset ?? 0) + (piece?.delta.length ?? 0) === text.length,
      );
      return say;
    };
    const { id } = await world.submit('work');
    await world.ended(id);
    const changes = world.heardOf(id);
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
}
