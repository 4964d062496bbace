import { setTimeout as delay } from 'node:timers/promises';

const PATIENCE_MS = 60_000;
const POLL_MS = 20;

/** A promise that a test settles from outside. */
export interface Gate<T = void> {
  readonly opened: Promise<T>;
  open(value: T): void;
}

export function gate<T = void>(): Gate<T> {
  let open: (value: T) => void = () => undefined;
  const opened = new Promise<T>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/**
 * Resolves with the first truthy answer: a state elsewhere can only be asked for. A failure to ask
 * counts as no answer yet, and is given as the cause where none comes.
 */
export async function eventually<T>(ask: () => T | Promise<T>, what: string): Promise<T> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    let cause: unknown;
    try {
      const answer = await ask();
      if (answer) return answer;
    } catch (error) {
      cause = error;
    }
    if (Date.now() > until) throw new Error(`This did not come true in time: ${what}.`, { cause });
    await delay(POLL_MS);
  }
}

/** The error code a promise rejects with, or `resolved`. */
export function codeOf(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'resolved',
    (error: { code?: string; name: string }) => error.code ?? error.name,
  );
}
