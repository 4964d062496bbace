import { randomUUID } from 'node:crypto';
import type { Bus } from '@casewright/messaging';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { SessionWatch } from './session-watch.js';

const A = randomUUID();
const B = randomUUID();

describe('the watch on sessions', () => {
  /** What the auth service would answer: the time each session has left. */
  let endsInMs: Map<string, number>;
  let isAway: boolean;
  let asked: string[][];
  let watch: SessionWatch;
  let changeState: (state: { status: 'up' | 'down' }) => void;

  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    endsInMs = new Map([
      [A, 3_600_000],
      [B, 3_600_000],
    ]);
    [isAway, asked] = [false, []];
    const bus = {
      call: async (_: unknown, { sessionIds }: { sessionIds: string[] }) => {
        asked.push(sessionIds);
        if (isAway) throw new Error('away');
        return sessionIds.flatMap((sessionId) => {
          const ms = endsInMs.get(sessionId);
          return ms === undefined ? [] : [{ sessionId, endsInMs: ms }];
        });
      },
      onStateChange: (listener: typeof changeState) => {
        changeState = listener;
        return () => undefined;
      },
    } as unknown as Bus;
    watch = new SessionWatch(bus);
    watch.onModuleInit();
  });
  afterEach(() => {
    watch.onModuleDestroy();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const follow = (id: string) => {
    const onEnd = jest.fn();
    return { onEnd, unfollow: watch.follow(id, onEnd) };
  };

  it('tells of an end that was announced, once, and of no other', async () => {
    const [a, again, b] = [follow(A), follow(A), follow(B)];
    watch.ended([A]);
    watch.ended([A]);
    expect(a.onEnd).toHaveBeenCalledTimes(1);
    expect(again.onEnd).toHaveBeenCalledTimes(1);
    expect(b.onEnd).not.toHaveBeenCalled();
  });

  it('tells of a session that expires at that moment, unless it was used meanwhile', async () => {
    endsInMs.set(A, 2_000).set(B, 2_000);
    const [a, b] = [follow(A), follow(B)];
    await jest.advanceTimersByTimeAsync(1_900);
    expect(a.onEnd).not.toHaveBeenCalled();
    endsInMs.delete(A);
    endsInMs.set(B, 7_200_000);
    await jest.advanceTimersByTimeAsync(200);
    expect(a.onEnd).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(b.onEnd).not.toHaveBeenCalled();
  });

  it('finds an end that nobody announced, at once when the bus comes back', async () => {
    const [a, b] = [follow(A), follow(B)];
    await jest.advanceTimersByTimeAsync(0);
    endsInMs.delete(A);
    changeState({ status: 'up' });
    await jest.advanceTimersByTimeAsync(0);
    expect(a.onEnd).toHaveBeenCalledTimes(1);
    endsInMs.delete(B);
    await jest.advanceTimersByTimeAsync(5_100);
    expect(b.onEnd).toHaveBeenCalledTimes(1);
  });

  it('believes no session beyond its time because the auth service is away', async () => {
    endsInMs.set(A, 2_000);
    const [a, b] = [follow(A), follow(B)];
    await jest.advanceTimersByTimeAsync(0);
    isAway = true;
    await jest.advanceTimersByTimeAsync(2_600);
    expect(a.onEnd).toHaveBeenCalledTimes(1);
    expect(b.onEnd).not.toHaveBeenCalled();
  });

  it('asks for all of them in one call, and for none once nobody follows', async () => {
    const both = [follow(A), follow(B)];
    await jest.advanceTimersByTimeAsync(5_100);
    expect(asked.at(-1)).toEqual([A, B]);
    for (const { unfollow } of both) unfollow();
    await jest.advanceTimersByTimeAsync(5_100);
    const count = asked.length;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(count);
  });

  it('says whether a session is live now, and tells its followers where it is not', async () => {
    const a = follow(A);
    expect(await watch.isLive(A)).toBe(true);
    endsInMs.delete(A);
    expect(await watch.isLive(A)).toBe(false);
    expect(a.onEnd).toHaveBeenCalledTimes(1);
  });
});
