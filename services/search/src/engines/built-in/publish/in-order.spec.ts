import { describe, expect, it } from '@jest/globals';
import { inOrder } from './in-order.js';

/** Work that ends when it is told to. */
function work() {
  const started: number[] = [];
  const settle = new Map<number, { resolve(value: string): void; reject(error: Error): void }>();
  const run = (item: number) => {
    started.push(item);
    return new Promise<string>((resolve, reject) => settle.set(item, { resolve, reject }));
  };
  return { started, settle, run };
}

describe('work on several items at once', () => {
  it('gives results in the order of the items, and begins no more than allowed', async () => {
    const { started, settle, run } = work();
    const results = inOrder([1, 2, 3], 2, run);
    const first = results.next();
    expect(started).toEqual([1, 2]);
    settle.get(2)!.resolve('b');
    settle.get(1)!.resolve('a');
    expect(await first).toEqual({ value: 'a', done: false });
    expect(await results.next()).toEqual({ value: 'b', done: false });
    settle.get(3)!.resolve('c');
    expect(await results.next()).toEqual({ value: 'c', done: false });
    expect(await results.next()).toEqual({ value: undefined, done: true });
  });

  it('throws what an item has thrown when its turn has come', async () => {
    const { settle, run } = work();
    const results = inOrder([1, 2], 2, run);
    const first = results.next();
    settle.get(2)!.reject(new Error('The second went wrong.'));
    settle.get(1)!.resolve('a');
    expect(await first).toEqual({ value: 'a', done: false });
    await expect(results.next()).rejects.toThrow('The second went wrong.');
  });
});
