import { jest } from '@jest/globals';
import type { Channel } from 'amqplib';
import { AWAY_AFTER_MS } from '../bus/limits.js';
import { Presence } from './presence.js';
import type { Topology } from './topology.js';

const topology = { calls: (service: string) => ({ name: `${service}.calls` }) } as Topology;

describe('whether a service takes calls', () => {
  /** Consumers of each queue; one that is not here does not exist. */
  let consumers: Record<string, number>;
  let presence: Presence;

  beforeEach(() => {
    jest.useFakeTimers();
    consumers = { 'search.calls': 1, 'auth.calls': 1 };
    const channel = {
      on: () => channel,
      close: async () => undefined,
      async checkQueue(name: string) {
        if (!(name in consumers)) throw new Error('NOT_FOUND');
        return { consumerCount: consumers[name] };
      },
    };
    presence = new Presence(topology, async () => channel as unknown as Channel);
  });
  afterEach(async () => {
    await presence.stop();
    jest.useRealTimers();
  });

  /** Calls the services once, and lets the broker be asked. */
  async function known(): Promise<void> {
    for (const service of ['search', 'auth'] as const) presence.isAway(service);
    await jest.advanceTimersByTimeAsync(2_000);
  }

  it('is not doubted for as long as a restart takes, and is after that', async () => {
    await known();
    consumers['search.calls'] = 0;
    await jest.advanceTimersByTimeAsync(AWAY_AFTER_MS - 100);
    expect(presence.isAway('search')).toBe(false);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(presence.isAway('search')).toBe(true);
    expect(presence.isAway('auth')).toBe(false);
  });

  it('is noticed soon after its return', async () => {
    await known();
    consumers['search.calls'] = 0;
    await jest.advanceTimersByTimeAsync(AWAY_AFTER_MS * 2);
    consumers['search.calls'] = 1;
    await jest.advanceTimersByTimeAsync(300);
    expect(presence.isAway('search')).toBe(false);
  });

  it('is left to the broker where it has no queue', async () => {
    await known();
    delete consumers['search.calls'];
    await jest.advanceTimersByTimeAsync(AWAY_AFTER_MS * 2);
    expect(presence.isAway('search')).toBe(false);
  });
});
