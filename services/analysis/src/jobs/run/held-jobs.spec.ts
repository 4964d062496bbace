import { getEventListeners } from 'node:events';
import type { ClaimsRepository } from './claims.repository.js';
import { HeldJobs, TAKEN_AWAY } from './held-jobs.js';

const JOB = { id: 'a', attempts: 1 };

describe('jobs that are held', () => {
  const held = new HeldJobs({} as ClaimsRepository);

  it('are lost with the connection, and leave nothing with it once they are released', () => {
    const lost = new AbortController();
    const other = { ...JOB };
    const [mine, late] = [held.hold(JOB, lost.signal), held.hold(other, lost.signal)];
    held.release(JOB);
    expect(getEventListeners(lost.signal, 'abort')).toHaveLength(1);
    lost.abort('lost');
    expect([mine.aborted, late.reason]).toEqual([false, 'lost']);
    held.release(other);
    expect(getEventListeners(lost.signal, 'abort')).toEqual([]);
    expect(held.hold(JOB, lost.signal).reason).toBe('lost');
    held.release(JOB);
  });

  it('stop once they are someone else’s', () => {
    const signal = held.hold(JOB, new AbortController().signal);
    held.stop('b');
    expect(signal.aborted).toBe(false);
    held.stop(JOB.id);
    expect(signal.reason).toBe(TAKEN_AWAY);
    held.release(JOB);
  });
});
