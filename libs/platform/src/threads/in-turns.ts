import { setImmediate } from 'node:timers/promises';

/** Does work piece by piece, and lets others have the event loop in between. */
export async function inTurns<T>(work: Generator<void, T, void>): Promise<T> {
  for (;;) {
    const piece = work.next();
    if (piece.done) return piece.value;
    await setImmediate();
  }
}
