import { lookUpCitations } from '@casewright/contracts';
import { expect, it } from '@jest/globals';
import { PatientCalls } from '../patient-calls.js';
import type { JobsWorld } from './jobs-world.js';

export function recoverySuite(the: () => JobsWorld): void {
  it('that waited when the last process ended are done by the next', async () => {
    const world = the();
    await world.start();
    const { id } = await world.submit('work');
    await world.ended(id);
    await world.stop();
    await world.rows.query(
      `UPDATE jobs SET state = 'queued', ended_at = NULL, input = $1, token = NULL,
              token_sent_at = clock_timestamp()`,
      [JSON.stringify({ say: 'work' })],
    );
    const sentAt = () => world.rows.query('SELECT token_sent_at FROM jobs');
    const before = await sentAt();
    world.changes = [];
    await world.start();
    // By the start itself: the next look at what waits would be for messages that were lost.
    expect(await sentAt()).not.toEqual(before);
    expect(await world.ended(id)).toMatchObject({ state: 'done', attempts: 2 });
  });

  it.each([
    [1, { state: 'done', attempts: 2 }],
    [3, { state: 'failed', attempts: 3, error: { code: 'WORKER_LOST' } }],
  ])('whose worker died over them %i times: %j', async (attempts, end) => {
    const world = the();
    await world.start();
    const { id } = await world.submit('work');
    await world.ended(id);
    world.changes = [];
    await world.rows.query(
      `UPDATE jobs SET state = 'running', ended_at = NULL, input = $1, attempts = $2,
              lease_until = now() - interval '1 second'`,
      [JSON.stringify({ say: 'work' }), attempts],
    );
    expect(await world.ended(id)).toMatchObject(end);
  });

  it('whose owner has no key anymore fail, and keep nobody else waiting', async () => {
    const world = the();
    await world.start();
    const { id } = await world.submit('of somebody deleted meanwhile', 7);
    await world.heard((change) => change.id === id && change.state === 'done');
    await world.stop();
    await world.rows.query(
      `UPDATE jobs SET state = 'queued', ended_at = NULL, input = $1, token = NULL`,
      [JSON.stringify({ say: 'unreadable' })],
    );
    await world.rows.query('TRUNCATE owner_keys');
    world.changes = [];
    await world.start();
    const other = await world.submit('work');
    expect(await world.ended(other.id)).toMatchObject({ state: 'done', attempts: 1 });
    await world.heard((change) => change.id === id && change.state === 'failed');
    expect(world.ran).not.toContain('unreadable');
  });

  it('whose message is lost are asked for again', async () => {
    const world = the();
    await world.start();
    const { id } = await world.submit('work');
    await world.ended(id);
    world.changes = [];
    await world.rows.query(
      `UPDATE jobs SET state = 'queued', ended_at = NULL, input = $1, token = NULL,
              token_sent_at = now() - interval '1 minute'`,
      [JSON.stringify({ say: 'work' })],
    );
    expect(await world.ended(id)).toMatchObject({ state: 'done', attempts: 2 });
  });

  it('end at their deadline though their worker has died, and its lease still holds', async () => {
    const world = the();
    await world.start();
    const { id } = await world.submit('work');
    await world.ended(id);
    world.changes = [];
    await world.rows.query(
      `UPDATE jobs SET state = 'running', ended_at = NULL, deadline_at = now(),
              lease_until = now() + interval '1 hour'`,
    );
    expect(await world.ended(id)).toMatchObject({
      state: 'expired',
      error: { code: 'DEADLINE_EXCEEDED' },
      attempts: 1,
    });
  });

  it('wait for a service that is away, say so, and go on when it is there', async () => {
    const world = the();
    await world.start();
    const library = new PatientCalls(world.bus);
    world.behave = async (say) => {
      await library.call(lookUpCitations, { keys: [{ citation: '573 U.S. 373' }] });
      return say;
    };
    const { id } = await world.submit('draft');
    const waiting = 'Waiting for the case-law library';
    await world.heard((change) => change.id === id && change.stage === waiting);
    const stop = await world.serveLibrary();
    expect(await world.ended(id)).toMatchObject({ state: 'done', result: { said: 'draft' } });
    await stop();
  });

  it('are forgotten after their time', async () => {
    const world = the();
    await world.start();
    const old = await world.submit('old');
    const young = await world.submit('young');
    for (const { id } of [old, young]) await world.ended(id);
    await world.stop();
    await world.rows.query("UPDATE jobs SET ended_at = now() - interval '25 h' WHERE id = $1", [
      old.id,
    ]);
    await world.start({ JOB_RETENTION_HOURS: 24 });
    expect(await world.refusal(world.read(old.id))).toMatchObject({ code: 'NOT_FOUND' });
    expect((await world.read(young.id)).state).toBe('done');
  });
}
