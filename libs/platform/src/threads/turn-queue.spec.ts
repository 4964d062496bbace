import { runInContext } from '../context/request-context.js';
import { TurnQueue } from './turn-queue.js';

const TOO_MANY = 'Many are waiting.';

/** Does something as a user. */
function as<T>(userId: number, act: () => T): T {
  const principal = { userId, sessionId: `of ${userId}`, role: 'member' as const };
  return runInContext({ correlationId: 'a', principal }, act);
}

/** Work that has begun when its name is in `begun`, and ends when it is told to. */
function worksOf(turns: TurnQueue) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    add: (user: number, name: string, signal?: AbortSignal): Promise<void> =>
      as(user, () =>
        turns.take(() => {
          begun.push(name);
          return new Promise<void>((resolve) => ends.set(name, resolve));
        }, signal),
      ),
    async end(name: string): Promise<void> {
      await new Promise(setImmediate);
      ends.get(name)?.();
      await new Promise(setImmediate);
    },
  };
}

describe('TurnQueue', () => {
  it('runs no more at once than it may, and lets each have its turn', async () => {
    const turns = new TurnQueue(2, TOO_MANY);
    const finish: (() => void)[] = [];
    const begun: number[] = [];
    const works = [0, 1, 2, 3].map((n) =>
      turns.take(() => {
        begun.push(n);
        return new Promise<number>((resolve) => finish.push(() => resolve(n)));
      }),
    );
    await new Promise(setImmediate);
    expect(begun).toEqual([0, 1]);
    for (const n of [0, 1, 2, 3]) {
      finish[n]!();
      expect(await works[n]).toBe(n);
      await new Promise(setImmediate);
    }
    expect(begun).toEqual([0, 1, 2, 3]);
  });

  it('goes on after a failure', async () => {
    const turns = new TurnQueue(1, TOO_MANY);
    await expect(turns.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await turns.take(() => Promise.resolve('yes'))).toBe('yes');
  });

  it('turns away more than can wait', async () => {
    const turns = new TurnQueue(1, TOO_MANY, { mostWaiting: 50 });
    let finish = () => {};
    const first = turns.take(() => new Promise<void>((resolve) => (finish = resolve)));
    await new Promise(setImmediate);
    const waiting = Array.from({ length: 50 }, () => turns.take(async () => undefined));
    await expect(turns.take(async () => undefined)).rejects.toMatchObject({
      code: 'OVERLOADED',
      message: TOO_MANY,
      retryAfter: 60,
    });
    finish();
    await Promise.all([first, ...waiting]);
  });

  it('lets users take turns, however many one of them has waiting', async () => {
    const works = worksOf(new TurnQueue(1, TOO_MANY));
    for (const name of ['a1', 'a2', 'a3', 'a4']) void works.add(1, name);
    for (const name of ['b1', 'b2']) void works.add(2, name);
    void works.add(3, 'c1');
    for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']) await works.end(name);
    expect(works.begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('leaves a turn to others, and gives it to whoever has the fewest running', async () => {
    const works = worksOf(new TurnQueue(3, TOO_MANY));
    for (const name of ['a1', 'a2', 'a3', 'a4']) void works.add(1, name);
    await new Promise(setImmediate);
    expect(works.begun).toEqual(['a1', 'a2']);
    for (const name of ['b1', 'b2']) void works.add(2, name);
    await new Promise(setImmediate);
    expect(works.begun).toEqual(['a1', 'a2', 'b1']);
    await works.end('a1');
    expect(works.begun.slice(3)).toEqual(['b2']);
    void works.add(3, 'c1');
    await works.end('b1');
    expect(works.begun.slice(4)).toEqual(['c1']);
    await works.end('a2');
    expect(works.begun.slice(5)).toEqual(['a3']);
  });

  it('turns away what one user has too much of, and nobody else', async () => {
    const works = worksOf(new TurnQueue(1, TOO_MANY, { mostWaitingOfOne: 2 }));
    for (const name of ['a1', 'a2', 'a3']) void works.add(1, name);
    await expect(works.add(1, 'a4')).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      message: expect.stringContaining('You have 2 requests waiting.'),
      retryAfter: 10,
    });
    void works.add(2, 'b1');
    for (const name of ['a1', 'b1', 'a2', 'a3']) await works.end(name);
    expect(works.begun).toHaveLength(4);
  });

  it('forgets what is given up while it waits', async () => {
    const works = worksOf(new TurnQueue(1, TOO_MANY, { mostWaitingOfOne: 1 }));
    const given = new AbortController();
    void works.add(1, 'a1');
    const second = works.add(1, 'a2', given.signal);
    given.abort(new Error('given up'));
    await expect(second).rejects.toThrow('given up');
    void works.add(1, 'a3');
    await works.end('a1');
    expect(works.begun).toEqual(['a1', 'a3']);
  });
});
