import { type Dispatch, type SetStateAction, useState } from 'react';
import type { z } from 'zod';
import { readDraft } from './draft-store';
import { useKept } from './use-kept';

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
