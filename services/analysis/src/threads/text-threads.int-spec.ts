import { AppError, type CallDef, lookUpBearers, lookUpCitations } from '@casewright/contracts';
import type { Bus } from '@casewright/messaging';
import { currentContext, currentUserId, runInContext, ThreadConfig } from '@casewright/platform';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { LocalEngine } from '../engines/local/local-engine.js';
import { ThreadedEngine } from '../engines/local/threaded-engine.js';
import { buildChild } from '../testing/index.js';
import { TextThreads } from './text-threads.js';

jest.setTimeout(120_000);

const CITED = 'As held in Miranda v. Arizona, 384 U.S. 436 (1966), the suspect is to be warned. ';
const CITATIONS = 1_000;
const LONG = CITED.repeat(CITATIONS);
const CONTRACT = `SUPPLY AGREEMENT\n\n${Array.from(
  { length: 300 },
  (_, at) =>
    `${at + 1}. Duties. The Supplier shall deliver part ${at} within thirty (20) days.\n\n`,
).join('')}`;

/** A library in which nothing is found, and who asked it. */
function emptyLibrary() {
  const asked: string[] = [];
  const call = async (def: CallDef, { keys, names }: { keys?: unknown[]; names?: unknown[] }) => {
    asked.push(`${def.pattern} for ${currentContext().correlationId}`);
    return keys
      ? keys.map(() => ({ cases: [], volumeCovered: false, containedIn: null }))
      : names!.map(() => ({ found: 'none', case: null, history: null }));
  };
  return { asked, bus: { call } as unknown as Pick<Bus, 'call'> };
}

const pools: TextThreads[] = [];
function poolOn(bus: Pick<Bus, 'call'>, config: Partial<ThreadConfig> = {}): TextThreads {
  const pool = new TextThreads(bus, { ...new ThreadConfig(), ...config });
  pools.push(pool);
  return pool;
}

beforeAll(() => buildChild());
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.onApplicationShutdown()));
});

describe('TextThreads', () => {
  it('leaves the event loop to others while a long text is checked', async () => {
    const pool = poolOn(emptyLibrary().bus);
    const turns = async (): Promise<string> => {
      for (let turn = 0; turn < 500; turn += 1) await new Promise(setImmediate);
      return 'others';
    };
    const check = pool.run('check', { text: LONG });
    expect(await Promise.race([check, turns()])).toBe('others');
    expect((await check).citations).toHaveLength(CITATIONS);
  });

  it('asks the library in the name of the caller', async () => {
    const { asked, bus } = emptyLibrary();
    // A job's deadline comes from the database's clock, in fractions of a millisecond.
    const context = { correlationId: 'the-caller', deadline: Date.now() + 60_000.25 };
    await runInContext(context, () => poolOn(bus).run('check', { text: CITED }));
    expect(asked).toEqual(
      [lookUpCitations, lookUpBearers].map(({ pattern }) => `${pattern} for the-caller`),
    );
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
    await expect(late).rejects.toMatchObject({ code: 'DEADLINE_EXCEEDED' });
    expect((await pool.run('check', { text: CITED })).citations).toHaveLength(1);
  });

  it('says what went wrong in a thread', async () => {
    const pool = poolOn(emptyLibrary().bus);
    const fault = pool.run('check', { text: null as unknown as string });
    await expect(fault).rejects.toMatchObject({ described: { type: 'TypeError' } });
    expect((await pool.run('check', { text: CITED })).citations).toHaveLength(1);
  });

  it('refuses a text that takes too long to work through, and goes on', async () => {
    const pool = poolOn(emptyLibrary().bus, { TEXT_CPU_SECONDS: 0.5 });
    const costly = pool.run('check', { text: LONG.repeat(40) });
    await expect(costly).rejects.toMatchObject({ code: 'TEXT_TOO_COSTLY' });
    expect((await pool.run('check', { text: CITED })).citations).toHaveLength(1);
  });

  it('does a piece of work for another user while one has many under way', async () => {
    const { bus } = emptyLibrary();
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    // What user 1 asks is answered only when user 2 has been served.
    const call = async (...asked: Parameters<Bus['call']>) => {
      if (currentUserId() === 1) await released;
      return bus.call(...asked);
    };
    const pool = poolOn({ call } as Pick<Bus, 'call'>);
    const check = (userId: number) =>
      runInContext(
        { correlationId: 'a', principal: { userId, sessionId: 's', role: 'member' } },
        () => pool.run('check', { text: CITED }),
      );
    const mine = Array.from({ length: 5 }, () => check(1));
    expect((await check(2)).citations).toHaveLength(1);
    release();
    for (const { citations } of await Promise.all(mine)) expect(citations).toHaveLength(1);
  });
});
