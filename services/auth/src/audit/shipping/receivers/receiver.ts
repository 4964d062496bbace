import type { Shipped } from '../shipped-lines.js';

/** Somewhere outside that keeps what it was given. */
export interface Receiver {
  /** Tells it from others in the table of what was shipped: without name, password, and query. */
  readonly name: string;
  /**
   * Resolves once the receiver has all of it; may be given the same again.
   * @throws Error whose message says what is wrong
   */
  deliver(batch: readonly Shipped[], signal: AbortSignal): Promise<void>;
}
