import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '@casewright/platform';
import { type ChannelModel, connect } from 'amqplib';
import type { BusState } from '../bus/bus.js';
import { backoff } from './backoff.js';
import { isHopeless, textOf, unusable } from './broker-fault.js';
import { closeQuietly, destroy } from './close-connection.js';
import { joinWrites } from './join-writes.js';

const HANDSHAKE_MS = 5_000;
const SETUP_MS = 20_000;

export interface BrokerLinkOptions {
  readonly url: string;
  /** Shown in the broker's list of connections. */
  readonly name: string;
  readonly logger: Logger;
  /** Opens channels on a fresh connection; the link is up when it resolves. */
  readonly setup: (connection: ChannelModel) => Promise<void>;
  /** The connection and all its channels are gone. */
  readonly onLost: () => void;
}

/** One connection that comes back on its own, for as long as it is not closed. */
export class BrokerLink {
  private current: BusState = { status: 'down', detail: 'Connecting to the message broker.' };
  private readonly listeners = new Set<(state: BusState) => void>();
  private readonly closing = new AbortController();
  private connection: ChannelModel | undefined;
  private markLost: (reason: string) => void = () => undefined;
  private loop: Promise<void> | undefined;

  constructor(private readonly options: BrokerLinkOptions) {}

  state(): BusState {
    return this.current;
  }

  onStateChange(listener: (state: BusState) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * Resolves when the link is up for the first time.
   * @throws ConfigurationError at once when trying again cannot help, else after `timeoutMs`
   */
  async open(timeoutMs: number): Promise<void> {
    const until = Date.now() + timeoutMs;
    for (let attempt = 0; ; attempt += 1) {
      try {
        const { lost } = await this.connect();
        this.loop = this.keepUp(lost);
        return;
      } catch (error) {
        this.closing.signal.throwIfAborted();
        const wait = backoff(attempt);
        if (isHopeless(error) || Date.now() + wait > until) throw unusable(this.options.url, error);
        this.options.logger.info({ reason: textOf(error) }, 'Waiting for the message broker.');
        await this.pause(wait);
      }
    }
  }

  /** Ends a connection that no longer serves; a new one follows. */
  fail(reason: string): void {
    const { connection } = this;
    if (!connection || this.closing.signal.aborted) return;
    this.options.logger.warn({ reason }, 'Giving up a connection to the message broker.');
    void closeQuietly(connection);
    this.markLost(reason);
  }

  async close(): Promise<void> {
    if (this.closing.signal.aborted) return;
    this.closing.abort(new Error('The connection to the message broker was closed.'));
    if (this.connection) await closeQuietly(this.connection);
    this.markLost('closed');
    await this.loop;
    this.become({ status: 'down', detail: 'The message bus is closed.' });
  }

  private async keepUp(first: Promise<string>): Promise<void> {
    let lost = first;
    while (!this.closing.signal.aborted) {
      const reason = await lost;
      this.onLost(reason);
      for (let attempt = 0; !this.closing.signal.aborted; attempt += 1) {
        await this.pause(backoff(attempt));
        if (this.closing.signal.aborted) return;
        try {
          ({ lost } = await this.connect());
          break;
        } catch (error) {
          this.options.logger.warn({ reason: textOf(error) }, 'The message broker is still down.');
        }
      }
    }
  }

  /** `lost` resolves with the reason when this connection is gone. */
  private async connect(): Promise<{ lost: Promise<string> }> {
    const connection = await connect(this.options.url, {
      // Without it Nagle's algorithm holds small frames back for up to 40 ms.
      noDelay: true,
      keepAlive: true,
      timeout: HANDSHAKE_MS,
      clientProperties: { connection_name: this.options.name },
    });
    joinWrites(connection);
    const lost = new Promise<string>((resolve) => {
      this.markLost = resolve;
      connection.on('error', (error) => resolve(textOf(error)));
      connection.on('close', (error) => resolve(textOf(error)));
    });
    this.connection = connection;
    try {
      await this.setUp(connection, lost);
      this.closing.signal.throwIfAborted();
    } catch (error) {
      this.connection = undefined;
      await closeQuietly(connection);
      this.options.onLost();
      throw error;
    }
    connection.on('blocked', (reason) => this.onBlocked(reason));
    connection.on('unblocked', () => this.become({ status: 'up' }));
    this.become({ status: 'up' });
    return { lost };
  }

  /** A connection that ends meanwhile says why; the calls that wait on it only know that it did. */
  private async setUp(connection: ChannelModel, lost: Promise<string>): Promise<void> {
    const settled = new AbortController();
    const failed = lost.then((reason) => {
      throw new Error(reason);
    });
    const late = delay(SETUP_MS, undefined, { signal: settled.signal }).then(() => {
      throw new Error(`no queue answered within ${SETUP_MS} ms`);
    });
    try {
      await Promise.race([this.options.setup(connection), failed, late]);
    } finally {
      late.catch(() => undefined);
      failed.catch(() => undefined);
      settled.abort();
    }
  }

  private onBlocked(reason: string): void {
    this.options.logger.error(
      { reason },
      'The message broker is out of resources and is blocking this connection.',
    );
    this.become({ status: 'down', detail: `The message broker accepts no messages: ${reason}.` });
  }

  private onLost(reason: string): void {
    if (this.connection) destroy(this.connection);
    this.connection = undefined;
    this.options.onLost();
    if (this.closing.signal.aborted) return;
    this.options.logger.warn({ reason }, 'The connection to the message broker is lost.');
    this.become({ status: 'down', detail: 'The connection to the message broker is lost.' });
  }

  private become(state: BusState): void {
    this.current = state;
    for (const listener of this.listeners) listener(state);
  }

  private async pause(ms: number): Promise<void> {
    await delay(ms, undefined, { signal: this.closing.signal, ref: false }).catch(() => undefined);
  }
}
