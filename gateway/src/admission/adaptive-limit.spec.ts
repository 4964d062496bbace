import { describe, expect, it } from '@jest/globals';
import { AdaptiveLimit } from './adaptive-limit.js';

const SETTINGS = { least: 2, first: 8, most: 12 };

function fill(limit: AdaptiveLimit, who = 'ann', now = 0): (() => void)[] {
  const entered: (() => void)[] = [];
  for (let leave = limit.enter(who, now); leave; leave = limit.enter(who, now)) entered.push(leave);
  return entered;
}

describe('a limit that follows the delay', () => {
  it('lets in what it was first given, and one more for each that is over', () => {
    const limit = new AdaptiveLimit(SETTINGS);
    const entered = fill(limit);
    expect(entered).toHaveLength(8);
    entered[0]?.();
    expect(fill(limit)).toHaveLength(1);
  });

  it('is cut while the delay is above its target, never below the least', () => {
    const limit = new AdaptiveLimit(SETTINGS);
    const entered = fill(limit);
    limit.adjust(1.1);
    for (const leave of entered) leave();
    expect(limit.current).toBeLessThan(8);
    for (let n = 0; n < 50; n++) limit.adjust(3);
    expect(limit.current).toBe(2);
    expect(fill(limit)).toHaveLength(2);
  });

  it('grows again where it is reached and nothing waits, and no further than the most', () => {
    const limit = new AdaptiveLimit(SETTINGS);
    for (let n = 0; n < 50; n++) limit.adjust(3);
    for (let n = 0; n < 200; n++) {
      const entered = fill(limit);
      for (const leave of entered) leave();
      limit.adjust(0.2);
    }
    expect(limit.current).toBe(12);
  });

  it('is not cut by one stall that brings nobody to it, but by delays that last', () => {
    const limit = new AdaptiveLimit(SETTINGS);
    limit.enter('ann', 0);
    // A second of it, and the second in which it is still measured.
    for (let n = 0; n < 19; n++) limit.adjust(3);
    limit.adjust(0.8);
    expect(limit.current).toBe(8);
    for (let n = 0; n < 20; n++) limit.adjust(3);
    expect(limit.current).toBe(2);
  });

  it('is cut at once where a service refuses', () => {
    const limit = new AdaptiveLimit(SETTINGS);
    limit.adjust(2, true);
    expect(limit.current).toBe(2);
  });

  it('recovers from a cut while nothing waits, if nobody reaches it, up to what it was first', () => {
    const limit = new AdaptiveLimit(SETTINGS);
    for (const leave of fill(limit)) leave();
    limit.adjust(2);
    expect(limit.current).toBe(2);
    for (let n = 0; n < 200; n++) limit.adjust(0.2);
    expect(Math.floor(limit.current)).toBe(8);
  });

  it('stays where nobody has reached it, or the delay is near its target', () => {
    const limit = new AdaptiveLimit(SETTINGS);
    limit.adjust(0.1);
    fill(limit);
    limit.adjust(0.8);
    expect(limit.current).toBe(8);
  });

  it('leaves half of its places to others where one user floods', () => {
    const limit = new AdaptiveLimit(SETTINGS);
    limit.enter('bob', 0)?.();
    for (let n = 0; n < 40; n++) {
      for (const leave of fill(limit, 'flooder', n * 100)) leave();
    }
    const flood = fill(limit, 'flooder', 4_000);
    expect(flood).toHaveLength(4);
    expect(limit.enter('bob', 4_000)).not.toBeNull();
    expect(limit.enter('carol', 4_000)).not.toBeNull();
  });
});
