import { getPriority } from 'node:os';
import { AppError } from '@casewright/contracts';
import { currentContext, runInContext } from '../context/request-context.js';
import { ThreadPool, type ThreadPoolOptions } from './thread-pool.js';

/** A script that speaks as `serveThread` does; specs run from sources, which no thread can. */
const SCRIPT = `
  import { readlinkSync } from 'node:fs';
  import { parentPort } from 'node:worker_threads';
  const linux = process.platform === 'linux';
  const tid = linux ? Number(readlinkSync('/proc/thread-self').split('/').at(-1)) : null;
  let done = 0;
  const busy = (ms) => { for (const end = process.cpuUsage().user + ms * 1000; process.cpuUsage().user < end; ); };
  parentPort.on('message', ({ work, input, answer, value, thrown }) => {
    if (work === 'echo') parentPort.postMessage({ result: [input, done++] });
    if (work === 'long') busy(50);
    if (work === 'long') parentPort.postMessage({ ask: 1, question: 'who', data: tid });
    if (work === 'who') parentPort.postMessage({ result: tid });
    if (work === 'forever') for (;;) busy(1);
    if (work === 'wait') parentPort.postMessage({ news: 'waiting' });
    if (work === 'die') process.exit(3);
    if (work === 'throw') throw new Error('No such luck');
    if (work === 'ask') parentPort.postMessage({ ask: 1, question: 'who', data: input });
    if (answer) parentPort.postMessage({ result: thrown ?? value });
  });
  parentPort.postMessage({ ready: true, tid: null });
`;
/** The same, known to the kernel by its number. */
const NUMBERED = SCRIPT.replace('tid: null', 'tid');

type Anything = { input: unknown; output: unknown };
type Work = Record<
  'echo' | 'who' | 'long' | 'forever' | 'wait' | 'die' | 'throw' | 'ask',
  Anything
>;

const pools: ThreadPool<Work>[] = [];
function poolWith(options: Partial<ThreadPoolOptions> = {}): ThreadPool<Work> {
  const entry = new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`);
  const pool = new ThreadPool<Work>({
    entry,
    threads: 1,
    memory: {},
    busy: 'Many are waiting.',
    ...options,
  });
  pools.push(pool);
  return pool;
}
afterAll(() => Promise.all(pools.map((pool) => pool.close())));

describe('ThreadPool', () => {
  it('gives work to the thread that rests shortest, so that the others can end', async () => {
    const pool = poolWith({ threads: 2 });
    await Promise.all([pool.run('echo', 'one'), pool.run('echo', 'two')]);
    const counts: unknown[] = [];
    for (const input of ['three', 'four', 'five']) {
      counts.push(((await pool.run('echo', input)) as [string, number])[1]);
    }
    expect(counts).toEqual([1, 2, 3]);
  });

  it('keeps a thread for the next piece of work', async () => {
    const pool = poolWith();
    expect(await pool.run('echo', 'a')).toEqual(['a', 0]);
    expect(await pool.run('echo', 'b')).toEqual(['b', 1]);
  });

  it('ends work that uses too much of the processor, and does that of others', async () => {
    const pool = poolWith({ cpuMs: 300 });
    const costly = pool.run('forever', null);
    const next = pool.run('echo', 'b');
    await expect(costly).rejects.toMatchObject({
      code: 'TEXT_TOO_COSTLY',
      status: 422,
      message: expect.stringContaining('Shorten it, or split it'),
    });
    expect(await next).toEqual(['b', 0]);
  });

  it('counts no time in which the work waits', async () => {
    const pool = poolWith({ cpuMs: 100 });
    const soon = { correlationId: 'a', deadline: Date.now() + 1_000 };
    const late = runInContext(soon, () => pool.run('wait', null));
    await expect(late).rejects.toMatchObject({ code: 'DEADLINE_EXCEEDED' });
  });

  it('ends work at its deadline with 504, in its turn and before it', async () => {
    const pool = poolWith();
    const until = (deadline: number) =>
      runInContext({ correlationId: 'a', deadline }, () => pool.run('forever', null));
    const late = { code: 'DEADLINE_EXCEEDED', status: 504, retryAfter: 10 };
    const begun = until(Date.now() + 1_000);
    const waiting = until(Date.now() + 1);
    await expect(waiting).rejects.toMatchObject(late);
    await expect(begun).rejects.toMatchObject(late);
    expect(await pool.run('echo', 'b')).toEqual(['b', 0]);
  });

  it('ends work at its signal', async () => {
    const pool = poolWith();
    const given = new AbortController();
    const heard: unknown[] = [];
    const hear = (news: unknown): void => {
      heard.push(news);
      given.abort(new Error('given up'));
    };
    await expect(pool.run('wait', null, { signal: given.signal, hear })).rejects.toThrow(
      'given up',
    );
    expect(heard).toEqual(['waiting']);
    expect(await pool.run('echo', 'b')).toEqual(['b', 0]);
  });

  it('answers what work asks for in the name of its caller', async () => {
    const answer = async (question: string, data: unknown) => {
      if (data === 'nothing') throw new AppError('NOT_FOUND', 'There is none.');
      return `${question} ${data}: ${currentContext().correlationId}`;
    };
    const pool = poolWith({ answer });
    const asked = (input: string) =>
      runInContext({ correlationId: 'the caller' }, () => pool.run('ask', input));
    expect(await asked('asks')).toBe('who asks: the caller');
    expect(await asked('nothing')).toMatchObject({ envelope: { code: 'NOT_FOUND' } });
  });

  it('says that a thread broke off, and begins another', async () => {
    const pool = poolWith({ broken: ({ message }) => new Error(`Broken: ${message}`) });
    await expect(pool.run('die', null)).rejects.toThrow('Broken: A thread died during its work.');
    await expect(pool.run('throw', null)).rejects.toThrow('Broken: No such luck');
    expect(await pool.run('echo', 'b')).toEqual(['b', 0]);
  });

  // Other systems have no priority of one thread.
  (process.platform === 'linux' ? describe : describe.skip)('on Linux', () => {
    const entry = new URL(`data:text/javascript,${encodeURIComponent(NUMBERED)}`);
    const own = getPriority();
    const last = Math.min(19, own + 5);
    const threadOf = async (pool: ThreadPool<Work>) => (await pool.run('who', null)) as number;

    it('lets everything else go before its threads', async () => {
      expect(getPriority(await threadOf(poolWith({ entry })))).toBe(last);
    });

    it('lets short work go with everything else, and longer work last', async () => {
      const answer = async (_: string, thread: unknown) => {
        while (getPriority(thread as number) !== last) await new Promise(setImmediate);
        return thread;
      };
      const pool = poolWith({ entry, yieldsAfterMs: 20, answer });
      const thread = await threadOf(pool);
      expect(getPriority(thread)).toBe(own);
      expect(await pool.run('long', null)).toBe(thread);
      // What goes last is given no other work.
      const next = await threadOf(pool);
      expect(next).not.toBe(thread);
      expect(getPriority(next)).toBe(own);
    });
  });

  it('does nothing more once it is closed', async () => {
    const pool = poolWith();
    const begun = pool.run('wait', null);
    const waiting = pool.run('echo', 'b');
    const both = Promise.allSettled([begun, waiting]);
    await pool.close();
    for (const { status } of await both) expect(status).toBe('rejected');
  });
});
