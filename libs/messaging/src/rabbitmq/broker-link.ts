import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { ConfigurationError, type Logger } from '@casewright/platform';
import { type ChannelModel, connect } from 'amqplib';
import type { BusState } from '../bus/bus.js';
import { backoff } from './backoff.js';
import { brokerPlace } from './broker-url.js';

const HANDSHAKE_MS = 5_000;
const CLOSE_MS = 2_000;

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

/** One connection that comes back by itself, for as long as it is not closed. */
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
        if (isHopeless(error) || Date.now() + wait > until) throw this.unusable(error);
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
          this.options.logger.warn({ reason: textOf(error) }, 'The message broker is still away.');
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
    const lost = new Promise<string>((resolve) => {
      this.markLost = resolve;
      connection.on('error', (error) => resolve(textOf(error)));
      connection.on('close', (error) => resolve(textOf(error)));
    });
    this.connection = connection;
    try {
      await this.options.setup(connection);
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

  private onBlocked(reason: string): void {
    this.options.logger.error({ reason }, 'The message broker is out of resources and blocks us.');
    this.become({ status: 'down', detail: `The message broker takes no messages: ${reason}.` });
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

  private unusable(error: unknown): ConfigurationError {
    const place = brokerPlace(this.options.url);
    const advice = isRefusal(error)
      ? 'It refused the user name, the password or the virtual host of MESSAGE_BUS_URL.'
      : isMismatch(error)
        ? 'A queue there was declared by another version; delete it when it is empty.'
        : 'Check that it runs and that MESSAGE_BUS_URL names it.';
    return new ConfigurationError(
      `The message broker at ${place} cannot be used (${textOf(error)}). ${advice}`,
      { cause: error },
    );
  }
}

/** Closes with a handshake, so that everything written before has arrived; by force if that hangs. */
async function closeQuietly(connection: ChannelModel): Promise<void> {
  const settled = new AbortController();
  const late = delay(CLOSE_MS, undefined, { signal: settled.signal }).catch(() => undefined);
  const gone = once(connection, 'close', { signal: settled.signal }).catch(() => undefined);
  const closed = connection.close().catch(() => undefined);
  await Promise.race([closed, gone, late]);
  settled.abort();
  destroy(connection);
}

/**
 * amqplib only ends its half of the socket, which a peer that has vanished never answers. With an
 * error, because that is what makes it clear its heartbeat timers.
 */
function destroy(connection: ChannelModel): void {
  const { stream } = connection.connection as unknown as {
    stream?: { destroy(error: Error): void };
  };
  stream?.destroy(new Error('The connection to the message broker was given up.'));
}

function isHopeless(error: unknown): boolean {
  return isRefusal(error) || isMismatch(error);
}

function isRefusal(error: unknown): boolean {
  return /ACCESS.REFUSED|NOT.ALLOWED/i.test(textOf(error));
}

function isMismatch(error: unknown): boolean {
  return /PRECONDITION.FAILED/i.test(textOf(error));
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return 'closed';
  const { code } = error as { code?: unknown };
  return error.message || (typeof code === 'string' ? code : error.name);
}
