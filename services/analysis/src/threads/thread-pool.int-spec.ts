import { AppError, type CallDef, lookUpCitations } from '@casewright/contracts';
import type { Bus } from '@casewright/messaging';
import { currentContext, runInContext } from '@casewright/platform';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { buildChild } from '../documents/extraction/testing/built-child.js';
import { LocalEngine } from '../engine/local/local-engine.js';
import { ThreadedEngine } from '../engine/local/threaded-engine.js';
import { ThreadPool } from './thread-pool.js';
import { WorkerThread } from './worker-thread.js';

jest.setTimeout(120_000);

const CITED = 'As held in Miranda v. Arizona, 384 U.S. 436 (1966), the suspect is to be warned. ';
const LONG = CITED.repeat(3_000);
const CONTRACT = `SUPPLY AGREEMENT\n\n${Array.from(
  { length: 300 },
  (_, at) =>
    `${at + 1}. Duties. The Supplier shall deliver part ${at} within thirty (20) days.\n\n`,
).join('')}`;

/** A library in which nothing is found, and who asked it. */
function emptyLibrary() {
  const asked: string[] = [];
  const call = async (def: CallDef, data: { keys: unknown[] }) => {
    asked.push(`${def.pattern} for ${currentContext().correlationId}`);
    return data.keys.map(() => ({ cases: [], volumeCovered: false, containedIn: null }));
  };
  return { asked, bus: { call } as unknown as Pick<Bus, 'call'> };
}

const pools: ThreadPool[] = [];
function poolOn(bus: Pick<Bus, 'call'>): ThreadPool {
  const pool = new ThreadPool(bus);
  pools.push(pool);
  return pool;
}

beforeAll(() => buildChild());
afterAll(() => {
  for (const pool of pools) pool.onApplicationShutdown();
});

describe('ThreadPool', () => {
  it('leaves the event loop to others while a long text is checked', async () => {
    const pool = poolOn(emptyLibrary().bus);
    const turns = async (): Promise<string> => {
      for (let turn = 0; turn < 500; turn += 1) await new Promise(setImmediate);
      return 'others';
    };
    const check = pool.run('check', { text: LONG });
    expect(await Promise.race([check, turns()])).toBe('others');
    expect((await check).citations).toHaveLength(3_000);
  });

  it('asks the library in the name of the caller', async () => {
    const { asked, bus } = emptyLibrary();
    // A job's deadline comes from the database's clock, in fractions of a millisecond.
    const context = { correlationId: 'the-caller', deadline: Date.now() + 60_000.25 };
    await runInContext(context, () => poolOn(bus).run('check', { text: CITED }));
    expect(asked).toEqual([`${lookUpCitations.pattern} for the-caller`]);
  });

  it('analyses as the engine does in place, library or none', async () => {
    const away: Pick<Bus, 'call'> = {
      call: () => Promise.reject(new AppError('UNAVAILABLE', 'The library is away.')),
    };
    const pool = poolOn(away);
    const stages: string[] = [];
    const context = { onProgress: (stage: string) => stages.push(stage) };
    const { signal } = new AbortController();
    const threaded = await new ThreadedEngine(pool).analyze({ text: CONTRACT }, context, signal);
    expect(threaded).toEqual(await new LocalEngine().analyze({ text: CONTRACT }, {}, signal));
    expect(stages).toContain('Checking citations');
    const { citations } = await pool.run('analyze', { document: { text: CITED }, checked: true });
    expect(citations).toMatchObject([
      { verdict: 'unchecked', explanation: expect.stringContaining('could not be reached') },
    ]);
  });

  it('ends its work at the signal and at the deadline, and goes on with the next', async () => {
    const pool = poolOn(emptyLibrary().bus);
    const controller = new AbortController();
    const given = pool.run(
      'analyze',
      { document: { text: CONTRACT.repeat(20) }, checked: false },
      { signal: controller.signal, onProgress: () => controller.abort(new Error('given up')) },
    );
    await expect(given).rejects.toThrow('given up');
    const soon = { correlationId: 'late', deadline: Date.now() + 1 };
    const late = runInContext(soon, () => pool.run('check', { text: LONG }));
    await expect(late).rejects.toMatchObject({ name: 'TimeoutError' });
    expect((await pool.run('check', { text: CITED })).citations).toHaveLength(1);
  });

  it('says when a thread breaks off, and what went wrong in it', async () => {
    const thread = new WorkerThread(emptyLibrary().bus);
    const broken = thread.run({
      ...{ work: 'check', input: { text: LONG }, onProgress: () => undefined },
      ...{ context: { correlationId: 'a' }, signal: new AbortController().signal },
    });
    thread.end();
    await expect(broken).rejects.toThrow('A thread ended over its work.');
    const pool = poolOn(emptyLibrary().bus);
    const fault = pool.run('check', { text: null as unknown as string });
    await expect(fault).rejects.toMatchObject({ described: { type: 'TypeError' } });
    expect((await pool.run('check', { text: CITED })).citations).toHaveLength(1);
  });
});
