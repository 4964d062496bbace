import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { readDraft, writeDraft } from './draft-store';

export interface Draft<T> {
  value: T;
  setValue: Dispatch<SetStateAction<T>>;
  /** False once the browser had no room: then a reload loses it, and the screen should say so. */
  isKept: boolean;
}

/**
 * State that survives a reload and a visit to another screen, in this browser tab. What `schema`
 * refuses, such as a draft of an older version of the screen, starts from `initial` instead.
 */
export function useDraft<T>(name: string, schema: z.ZodType<T>, initial: T): Draft<T> {
  const [value, setValue] = useState<T>(() => keptDraft(name, schema) ?? initial);
  return { value, setValue, isKept: useKept(name, value) };
}

/** What was kept under a name, if it is what `schema` says; null otherwise. */
export function keptDraft<T>(name: string, schema: z.ZodType<T>): T | null {
  const kept = schema.safeParse(readDraft(name));
  return kept.success ? kept.data : null;
}

/** Long enough that a long text is not written at every key. */
const WRITE_AFTER_MS = 300;

/**
 * Keeps a value as the draft of that name whenever it changes, and when the page is left; returns
 * whether it is kept: false once the browser runs out of room.
 */
export function useKept<T>(name: string, value: T): boolean {
  const [isKept, setIsKept] = useState(true);
  const latest = useRef(value);
  useEffect(() => {
    if (latest.current === value) return;
    latest.current = value;
    const timer = setTimeout(() => setIsKept(writeDraft(name, value)), WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [name, value]);
  useEffect(() => {
    const write = () => void writeDraft(name, latest.current);
    window.addEventListener('pagehide', write);
    return () => {
      window.removeEventListener('pagehide', write);
      write();
    };
  }, [name]);
  return isKept;
}
