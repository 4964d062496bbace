import { TurnQueue } from './turn-queue.js';

const TOO_MANY = 'Many are waiting.';

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
    expect(begun).toEqual([0, 1]);
    for (const n of [0, 1, 2, 3]) {
      finish[n]!();
      expect(await works[n]).toBe(n);
      await Promise.resolve();
    }
    expect(begun).toEqual([0, 1, 2, 3]);
  });

  it('goes on after a failure', async () => {
    const turns = new TurnQueue(1, TOO_MANY);
    await expect(turns.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await turns.take(() => Promise.resolve('yes'))).toBe('yes');
  });

  it('turns away more than can wait', async () => {
    const turns = new TurnQueue(1, TOO_MANY);
    let finish = () => {};
    const first = turns.take(() => new Promise<void>((resolve) => (finish = resolve)));
    const waiting = Array.from({ length: 50 }, () => turns.take(async () => undefined));
    await expect(turns.take(async () => undefined)).rejects.toMatchObject({
      code: 'OVERLOADED',
      message: TOO_MANY,
    });
    finish();
    await Promise.all([first, ...waiting]);
  });
});
