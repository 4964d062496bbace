import type { Change } from './changes';

/** One thing that was done, and how to take it back. `S` is what changed besides the text. */
export interface Step<S> {
  undo: readonly Change[];
  redo: readonly Change[];
  before: S;
  after: S;
  /** When a key was pressed last in it, ms; null for anything but typing. */
  typedAt: number | null;
}

/** What can be taken back, the last at the end, and what can be done again, the next at the end. */
export interface Journal<S> {
  past: readonly Step<S>[];
  future: readonly Step<S>[];
}

export const EMPTY_JOURNAL: Journal<never> = { past: [], future: [] };

/** Keys within a second of each other are one step, up to the end of a word. */
const PAUSE_MS = 1_000;
/** Steps that are remembered; each holds the words it changed. */
const MOST = 500;

/** Adds a step. Typing continues in the step before it where it is right behind it. */
export function record<S>({ past }: Journal<S>, step: Step<S>): Journal<S> {
  const last = past.at(-1);
  const joined = last ? joinTyping(last, step) : null;
  const kept = joined ? [...past.slice(0, -1), joined] : [...past, step].slice(-MOST);
  return { past: kept, future: [] };
}

/** The step to take back and the journal without it; null where there is none. */
export function stepBack<S>({ past, future }: Journal<S>) {
  const step = past.at(-1);
  return step ? { step, journal: { past: past.slice(0, -1), future: [...future, step] } } : null;
}

/** The step to do again and the journal with it; null where there is none. */
export function stepForward<S>({ past, future }: Journal<S>) {
  const step = future.at(-1);
  return step ? { step, journal: { past: [...past, step], future: future.slice(0, -1) } } : null;
}

function joinTyping<S>(last: Step<S>, next: Step<S>): Step<S> | null {
  if (last.typedAt === null || next.typedAt === null) return null;
  if (next.typedAt - last.typedAt > PAUSE_MS) return null;
  const [put, more] = [last.redo[0], next.redo[0]];
  const [taken, takenMore] = [last.undo[0], next.undo[0]];
  if (!put || !more || !taken || !takenMore) return null;
  const isBehind = more.start === put.start + put.text.length && more.end === more.start;
  const beginsWord = /\s$/.test(put.text) && /^\S/.test(more.text);
  if (!isBehind || beginsWord) return null;
  const text = put.text + more.text;
  return {
    before: last.before,
    after: next.after,
    typedAt: next.typedAt,
    redo: [{ ...put, text }],
    undo: [{ ...taken, end: taken.start + text.length }],
  };
}
