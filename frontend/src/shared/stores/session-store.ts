import { type RouteRule, roleMay, type User } from '@casewright/contracts';
import { useSyncExternalStore } from 'react';
import { storageKeys } from '../config/product';

type Listener = (user: User | null) => void;

const listeners = new Set<Listener>();

/** The raw record and its parse: the same record gives the same object, as React requires. */
let cache: { raw: string | null; user: User | null } = { raw: null, user: null };

/** Used alone where local storage is blocked; such a session ends with the page. */
let memory: string | null = null;

/** The stored user: the full answer of login or signup. Its presence is being signed in. */
export function getUser(): User | null {
  const raw = readRaw();
  if (raw !== cache.raw) cache = { raw, user: parseUser(raw) };
  return cache.user;
}

export function storeUser(user: User): void {
  writeRaw(JSON.stringify(user));
  notify();
}

export function removeUser(): void {
  writeRaw(null);
  notify();
}

/** Calls back on every sign-in and sign-out, other tabs' included. Returns the unsubscriber. */
export function subscribeToUser(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows other tabs; called once by the application. */
export function followOtherTabs(target: Pick<Window, 'addEventListener'>): void {
  target.addEventListener('storage', (event) => {
    // A null key means that the whole storage was cleared.
    if (event.key === storageKeys.user || event.key === null) notify();
  });
}

/** A stored record as a user, or null when it is absent or not an object. */
export function parseUser(raw: string | null): User | null {
  if (raw === null) return null;
  try {
    const value: unknown = JSON.parse(raw);
    return typeof value === 'object' && value !== null ? (value as User) : null;
  } catch {
    return null;
  }
}

function notify(): void {
  const user = getUser();
  for (const listener of listeners) listener(user);
}

function readRaw(): string | null {
  try {
    return localStorage.getItem(storageKeys.user);
  } catch {
    return memory;
  }
}

function writeRaw(raw: string | null): void {
  memory = raw;
  try {
    if (raw === null) localStorage.removeItem(storageKeys.user);
    else localStorage.setItem(storageKeys.user, raw);
  } catch {
    // Blocked or full: `memory` carries this page's session.
  }
}

/** The signed-in user, or null; re-renders on sign-in and sign-out in any tab. */
export function useUser(): User | null {
  return useSyncExternalStore(subscribeToUser, getUser);
}

/** Tells whether the signed-in user may do what a rule is about; what has none, everyone may. */
export function useMay(): (rule: RouteRule | undefined) => boolean {
  const user = useUser();
  // A record from before there were roles has none.
  const role = user?.role ?? (user?.isAdmin ? 'administrator' : user ? 'member' : undefined);
  return (rule) => rule === undefined || roleMay(role, rule);
}
