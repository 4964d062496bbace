import { productSlug } from '../config/product';
import { getUser } from '../stores/session-store';

const PREFIX = `${productSlug}_draft_`;

interface Kept<T> {
  /** Whose draft it is: no other user of the same browser tab gets to see it. */
  userId: number;
  value: T;
}

/**
 * What a user was working on before a reload, or null. Drafts live in the session storage of this
 * browser tab only; another user's draft is thrown away unread.
 */
export function readDraft<T>(name: string): T | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') as Kept<T> | null;
    if (kept && kept.userId === getUser()?.id) return kept.value;
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Blocked, or not written by us: treated as absent.
  }
  return null;
}

/** Keeps a draft; returns whether it could. A browser tab has room for about 5 MB. */
export function writeDraft<T>(name: string, value: T): boolean {
  const userId = getUser()?.id;
  if (userId === undefined) return false;
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify({ userId, value } satisfies Kept<T>));
    return true;
  } catch {
    // No room: an older version of the draft would come back as if it were the last one.
    forget([PREFIX + name]);
    return false;
  }
}

/** For the end of a session that the user ends. */
export function clearDrafts(): void {
  try {
    forget(Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX)));
  } catch {
    // Blocked: nothing was kept.
  }
}

function forget(keys: readonly string[]): void {
  try {
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // Blocked: nothing was kept.
  }
}

const NAME = 'results';

/** Remembers the address of the results that are shown, for the way back from a case. */
export const keepResults = (href: string): void => void writeDraft(NAME, href);

/** Where the results are that the user looked at last; null where there were none. */
export const lastResults = (): string | null => readDraft<string>(NAME);
