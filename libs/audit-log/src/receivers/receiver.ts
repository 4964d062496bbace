import type { Shipped } from '../shipped-lines.js';

/** An external system that stores what it is given. */
export interface Receiver {
  /** Identifies it in the table of shipments; contains no user name, password, or query. */
  readonly name: string;
  /**
   * Resolves once the receiver has all of it; may be given the same again.
   * @throws Error whose message says what is wrong
   */
  deliver(batch: readonly Shipped[], signal: AbortSignal): Promise<void>;
}
