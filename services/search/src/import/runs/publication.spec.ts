import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Publication } from './publication.js';

const MINUTE_MS = 60_000;

describe('the publication of an import', () => {
  const session = { stage: 'reading', save: async () => undefined };
  let tookMs: number;
  let published: number;
  let publication: Publication;

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
    tookMs = 0;
    published = 0;
    const publish = async () => {
      published += 1;
      expect(session.stage).toBe('publishing');
      jest.advanceTimersByTime(tookMs);
    };
    publication = new Publication({ isWaiting: async () => true, publish }, session);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is due with 20,000 cases', async () => {
    await publication.add(19_999);
    expect(published).toBe(0);
    await publication.add(1);
    expect([published, session.stage]).toEqual([1, 'reading']);
    await publication.add(19_999);
    expect(published).toBe(1);
  });

  it('is due after 5 minutes with fewer, but not with none', async () => {
    jest.advanceTimersByTime(5 * MINUTE_MS);
    await publication.add(0);
    expect(published).toBe(0);
    await publication.add(1);
    expect(published).toBe(1);
    jest.advanceTimersByTime(5 * MINUTE_MS - 1);
    await publication.add(1);
    expect(published).toBe(1);
    jest.advanceTimersByTime(1);
    await publication.add(1);
    expect(published).toBe(2);
  });

  it('takes at most a fifth of the time, however large the library is', async () => {
    tookMs = 3 * MINUTE_MS;
    await publication.add(20_000);
    await publication.add(20_000);
    jest.advanceTimersByTime(12 * MINUTE_MS - 1);
    await publication.add(1);
    expect(published).toBe(1);
    jest.advanceTimersByTime(1);
    await publication.add(1);
    expect(published).toBe(2);
  });
});
