import type { User } from '@casewright/contracts';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  followOtherTabs,
  getUser,
  parseUser,
  removeUser,
  storeUser,
  subscribeToUser,
} from './session-store';

const ada: User = {
  id: 1,
  email: 'ada@firm.example',
  name: 'Ada',
  company: null,
  isAdmin: false,
  role: 'member',
  createdAt: '2026-01-01T00:00:00.000Z',
};
const KEY = 'casewright_user';
const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
      removeItem: (key: string) => storage.delete(key),
    },
  });
});

describe('the stored user', () => {
  it('is the full answer under the product key', () => {
    storeUser({ ...ada, extra: 'kept' } as User);
    expect(JSON.parse(storage.get(KEY) ?? '')).toEqual({ ...ada, extra: 'kept' });
    expect(getUser()).toEqual({ ...ada, extra: 'kept' });
  });

  it('is the same object until the record changes', () => {
    storeUser(ada);
    expect(getUser()).toBe(getUser());
    const before = getUser();
    storeUser({ ...ada, name: 'Ada L.' });
    expect(getUser()).not.toBe(before);
  });

  it('is gone after removal', () => {
    storeUser(ada);
    removeUser();
    expect(storage.has(KEY)).toBe(false);
    expect(getUser()).toBeNull();
  });

  it.each([null, '', 'not json', '"text"', '42', 'null'])('is nobody for the record %j', (raw) => {
    expect(parseUser(raw)).toBeNull();
  });

  it('lives in memory where storage is blocked', () => {
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new Error('blocked');
      },
    });
    storeUser(ada);
    expect(getUser()).toEqual(ada);
    removeUser();
    expect(getUser()).toBeNull();
  });
});

describe('listeners', () => {
  it('hear sign-in and sign-out until they unsubscribe', () => {
    const listener = jest.fn();
    const unsubscribe = subscribeToUser(listener);
    storeUser(ada);
    removeUser();
    unsubscribe();
    storeUser(ada);
    expect(listener.mock.calls).toEqual([[ada], [null]]);
  });

  it('hear what another tab did, and nothing of other keys', () => {
    let tell: (event: { key: string | null }) => void = () => undefined;
    followOtherTabs({
      addEventListener: (_type: string, handler: unknown) => {
        tell = handler as typeof tell;
      },
    } as Window);
    const listener = jest.fn();
    const unsubscribe = subscribeToUser(listener);
    storage.set(KEY, JSON.stringify(ada));
    tell({ key: 'casewright_theme' });
    expect(listener).not.toHaveBeenCalled();
    tell({ key: KEY });
    storage.clear();
    tell({ key: null });
    unsubscribe();
    expect(listener.mock.calls).toEqual([[ada], [null]]);
  });
});
