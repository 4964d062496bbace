import { AppError } from '@casewright/contracts';
import type { Bus } from '@casewright/messaging';
import { jest } from '@jest/globals';
import { type Session, SessionStore } from './session-store.js';

const MINUTE_MS = 60_000;
const sessionOf = (token: string): Session =>
  ({
    principal: {
      userId: 1,
      sessionId: `session of ${token}`,
      role: token === 'member' ? token : 'administrator',
    },
  }) as Session;

describe('a session while nobody can be asked for it', () => {
  let isAway = false;
  let store: SessionStore;

  beforeEach(() => {
    jest.useFakeTimers();
    isAway = false;
    const call = async (_: unknown, { token }: { token: string }) => {
      if (isAway) throw new AppError('UNAVAILABLE', 'The auth service is not running.');
      return token === 'nobody' ? null : sessionOf(token);
    };
    store = new SessionStore({ call, onStateChange: () => () => undefined } as unknown as Bus);
  });
  afterEach(() => {
    store.onModuleDestroy();
    jest.useRealTimers();
  });

  /** Resolves each token once, takes the auth service down, and lets the cache grow old. */
  async function outage(tokens: string[], minutes = 1): Promise<void> {
    for (const token of tokens) await store.resolve(token);
    isAway = true;
    jest.advanceTimersByTime(minutes * MINUTE_MS);
  }
  const away = { code: 'UNAVAILABLE' };

  it('is an administrator’s, as it was known last, for the diagnostics alone', async () => {
    await outage(['admin']);
    await expect(store.resolveThroughOutage('admin')).resolves.toEqual(sessionOf('admin'));
    await expect(store.resolve('admin')).rejects.toMatchObject(away);
  });

  it('is nobody else’s', async () => {
    await outage(['member', 'nobody']);
    for (const token of ['member', 'nobody', 'stranger']) {
      await expect(store.resolveThroughOutage(token)).rejects.toMatchObject(away);
    }
  });

  it('is gone with its end, and two minutes after it was known last', async () => {
    await outage(['admin', 'chief']);
    store.forget('admin');
    await store.forgetSessions(['session of chief']);
    for (const token of ['admin', 'chief']) {
      await expect(store.resolveThroughOutage(token)).rejects.toMatchObject(away);
    }
    isAway = false;
    await outage(['admin'], 2);
    await expect(store.resolveThroughOutage('admin')).rejects.toMatchObject(away);
  });
});
