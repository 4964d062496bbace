import { beforeEach, describe, expect, it } from '@jest/globals';
import { removeUser, storeUser } from '../stores/session-store';
import { clearDrafts, readDraft, writeDraft } from './draft-store';

/** A storage whose values are its own properties, as a browser's are; `room` in characters. */
function fakeStorage(room = Number.POSITIVE_INFINITY): Storage {
  const storage = Object.create({
    getItem: (key: string) => (storage[key] as string | undefined) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      storage[key] = value;
    },
    removeItem: (key: string) => delete storage[key],
  });
  return storage;
}

function useStorage(name: 'localStorage' | 'sessionStorage', storage: Storage): Storage {
  Object.defineProperty(globalThis, name, { configurable: true, value: storage });
  return storage;
}

function signIn(id: number): void {
  const createdAt = '2026-01-01T00:00:00.000Z';
  storeUser({
    id,
    email: 'a@b.example',
    name: 'Ada',
    company: null,
    isAdmin: false,
    role: 'member',
    createdAt,
  });
}

let storage: Storage;
beforeEach(() => {
  useStorage('localStorage', fakeStorage());
  storage = useStorage('sessionStorage', fakeStorage());
  signIn(1);
});

describe('drafts', () => {
  it('come back as they were', () => {
    expect(readDraft('citation')).toBeNull();
    expect(writeDraft('citation', { content: 'Brown' })).toBe(true);
    expect(readDraft('citation')).toEqual({ content: 'Brown' });
    expect(readDraft('other')).toBeNull();
  });

  it('of one user are never shown to the next', () => {
    writeDraft('citation', 'secret');
    signIn(2);
    expect(readDraft('citation')).toBeNull();
    signIn(1);
    expect(readDraft('citation')).toBeNull();
  });

  it('are not kept of nobody', () => {
    removeUser();
    expect(writeDraft('citation', 'text')).toBe(false);
    expect(Object.keys(storage)).toEqual([]);
  });

  it('that do not fit leave no older version behind', () => {
    useStorage('sessionStorage', fakeStorage(100));
    expect(writeDraft('brief', 'short')).toBe(true);
    expect(writeDraft('brief', 'long'.repeat(100))).toBe(false);
    expect(readDraft('brief')).toBeNull();
  });

  it('go away all together, and nothing else does', () => {
    storage.setItem('theirs', 'kept');
    writeDraft('citation', 1);
    writeDraft('brief', 2);
    clearDrafts();
    expect(Object.keys(storage)).toEqual(['theirs']);
  });

  it('are absent where the storage is blocked or was tampered with', () => {
    storage.setItem('casewright_draft_citation', '{');
    expect(readDraft('citation')).toBeNull();
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const blocked = { getItem: refuse, setItem: refuse, removeItem: refuse } as unknown as Storage;
    useStorage('sessionStorage', blocked);
    expect(writeDraft('citation', 1)).toBe(false);
    expect(readDraft('citation')).toBeNull();
    expect(() => clearDrafts()).not.toThrow();
  });
});
