import { describe, expect, it } from '@jest/globals';
import { LruCache } from './lru-cache.js';

const keysOf = (cache: LruCache<number, string>, upTo: number) =>
  Array.from({ length: upTo }, (_, key) => key).filter((key) => cache.get(key) !== undefined);

describe('LruCache', () => {
  it('never keeps more than its bytes', () => {
    const cache = new LruCache<number, string>(100);
    for (let key = 0; key < 50; key++) cache.set(key, `value ${key}`, 7);
    const kept = keysOf(cache, 50);
    expect(kept.length * 7).toBeLessThanOrEqual(100 + 7);
    expect(kept).toContain(49);
  });

  it('keeps what is asked for again, and lets go of what is not', () => {
    const cache = new LruCache<number, string>(100);
    cache.set(0, 'asked for', 5);
    for (let key = 1; key < 60; key++) {
      cache.set(key, 'once', 5);
      expect(cache.get(0)).toBe('asked for');
    }
    expect(cache.get(1)).toBeUndefined();
  });

  it('has the last value of a key, and counts it once', () => {
    const cache = new LruCache<number, string>(100);
    for (let i = 0; i < 40; i++) cache.set(7, `value ${i}`, 40);
    expect(cache.get(7)).toBe('value 39');
    cache.set(8, 'another', 9);
    expect(cache.get(7)).toBe('value 39');
  });
});
