import { AppError, type ServiceName } from '@casewright/contracts';
import type { Logger } from '@casewright/platform';
import type {
  Channel,
  ChannelModel,
  ConfirmChannel,
  ConsumeMessage,
  Message,
  Options,
} from 'amqplib';
import type { BusState } from '../bus/bus.js';
import { overloaded, unavailable } from '../bus/bus-errors.js';
import type { Carrier } from '../bus/carrier.js';
import type { Reply, WireMessage } from '../wire/message.js';
import { toProperties } from './amqp-message.js';
import { BrokerLink } from './broker-link.js';
import type { Topology } from './topology.js';

/** The broker's name for "answer on the channel that asked": no reply queue is ever made. */
const DIRECT_REPLY_TO = 'amq.rabbitmq.reply-to';
const OK = 'ok';
const FAILED = 'error';
const LOST = 'The connection to the message broker was lost.';
/** Answers kept over a loss; callers whose answer is dropped end at their deadline. */
const MAX_UNSENT = 1_000;
/** amqplib's word for a negative confirm; anything else that a confirm fails with is a loss. */
const REFUSED = 'message nacked';
/** A broker that has not confirmed by then is treated as away. */
const CONFIRM_MS = 10_000;

type Settle = (outcome: Reply | AppError) => void;

interface Channels {
  /** Asks and hears the answers. */
  readonly calls: ConfirmChannel;
  /** Carries the answers of this process's servers. */
  readonly replies: Channel;
  /** Jobs and events. */
  readonly stored: ConfirmChannel;
}

interface PendingCall {
  readonly service: ServiceName;
  readonly settle: Settle;
}

/** Everything this process sends, on a connection of its own: a blocked publisher must not stop acknowledgements. */
export class RabbitPublisher implements Carrier {
  private readonly link: BrokerLink;
  private readonly pending = new Map<string, PendingCall>();
  private readonly returned = new Set<string>();
  private readonly unsent: { to: string; id: string; reply: Reply }[] = [];
  private readonly declaredJobs = new Set<string>();
  private channels: Channels | undefined;
  private sequence = 0;

  constructor(
    url: string,
    private readonly topology: Topology,
    logger: Logger,
  ) {
    this.link = new BrokerLink({
      url,
      name: 'casewright publisher',
      logger,
      setup: (connection) => this.setup(connection),
      onLost: () => this.onLost(),
    });
  }

  open(timeoutMs: number): Promise<void> {
    return this.link.open(timeoutMs);
  }

  request(service: ServiceName, message: WireMessage, ttlMs: number, settle: Settle): () => void {
    const { channels } = this;
    if (!channels || this.state().status === 'down') {
      settle(unavailable('The message broker is away.'));
      return () => undefined;
    }
    this.sequence += 1;
    const id = this.sequence.toString(36);
    this.pending.set(id, { service, settle });
    const properties: Options.Publish = toProperties(message);
    properties.correlationId = id;
    properties.replyTo = DIRECT_REPLY_TO;
    properties.expiration = String(Math.ceil(ttlMs));
    properties.mandatory = true;
    const queue = this.topology.calls(service).name;
    try {
      channels.calls.publish('', queue, message.body, properties, (error: unknown) => {
        if (error) this.settle(id, notTaken(error, service));
      });
    } catch (error) {
      this.settle(id, notTaken(error, service));
    }
    return () => this.pending.delete(id);
  }

  async enqueue(service: ServiceName, message: WireMessage): Promise<void> {
    const { stored } = this.opened();
    if (!this.declaredJobs.has(service)) {
      await this.guarded(this.topology.declareJobs(stored, service));
      this.declaredJobs.add(service);
    }
    const queue = this.topology.jobs(service).name;
    const kept = await this.store(stored, '', queue, message, service);
    if (kept) return;
    // Someone deleted the queue since it was declared.
    await this.guarded(this.topology.declareJobs(stored, service));
    if (await this.store(stored, '', queue, message, service)) return;
    throw unavailable(`The ${service} service has no queue.`);
  }

  async broadcast(message: WireMessage): Promise<void> {
    const { stored } = this.opened();
    await this.store(stored, this.topology.events, message.pattern, message, undefined);
  }

  /** Sends an answer; while this connection is away, keeps it: its caller may not have noticed. */
  reply(to: string, id: string, reply: Reply): void {
    try {
      if (!this.channels) throw unavailable(LOST);
      this.channels.replies.publish('', to, reply.body, {
        correlationId: id,
        type: reply.ok ? OK : FAILED,
      });
    } catch {
      this.unsent.push({ to, id, reply });
      if (this.unsent.length > MAX_UNSENT) this.unsent.shift();
    }
  }

  /** Resolves when the broker has received every reply sent so far. */
  async flushReplies(): Promise<void> {
    // Any synchronous method does: the broker handles a channel's frames in order.
    await this.channels?.replies.prefetch(0).catch(() => undefined);
  }

  state(): BusState {
    return this.link.state();
  }

  onStateChange(listener: (state: BusState) => void): () => void {
    return this.link.onStateChange(listener);
  }

  async close(): Promise<void> {
    const { channels } = this;
    // Channels first: a connection's close may overtake what its channels still have to write.
    for (const channel of channels ? Object.values(channels) : []) {
      channel.removeAllListeners('close');
      await (channel as Channel).close().catch(() => undefined);
    }
    await this.link.close();
    this.failPending('The message bus was closed.');
  }

  private async setup(connection: ChannelModel): Promise<void> {
    const calls = await connection.createConfirmChannel();
    const replies = await connection.createChannel();
    const stored = await connection.createConfirmChannel();
    for (const channel of [calls, replies, stored]) {
      channel.on('error', (error) => this.link.fail(error.message));
      channel.on('close', () => this.link.fail('The broker closed a channel.'));
    }
    calls.on('return', (message) => this.onUnroutable(message));
    stored.on('return', (message) => this.returned.add(message.properties.messageId));
    await calls.consume(DIRECT_REPLY_TO, (message) => this.onReply(message), { noAck: true });
    await this.topology.declareEventExchange(stored);
    this.channels = { calls, replies, stored };
    for (const { to, id, reply } of this.unsent.splice(0)) this.reply(to, id, reply);
  }

  private onReply(message: ConsumeMessage | null): void {
    if (!message) {
      this.link.fail('The broker ended the reply channel.');
      return;
    }
    const { correlationId, type } = message.properties;
    this.settle(correlationId, { ok: type === OK, body: message.content });
  }

  private onUnroutable({ properties }: Message): void {
    const call = this.pending.get(properties.correlationId);
    if (call) call.settle(unavailable(`The ${call.service} service is not running.`));
  }

  private settle(id: string, outcome: Reply | AppError): void {
    // Late answers to calls that have ended find nothing here.
    this.pending.get(id)?.settle(outcome);
  }

  private onLost(): void {
    this.channels = undefined;
    this.declaredJobs.clear();
    this.returned.clear();
    this.failPending(LOST);
  }

  private failPending(reason: string): void {
    for (const { settle } of [...this.pending.values()]) settle(unavailable(reason));
    this.pending.clear();
  }

  /** @returns false when no queue took the message, which matters for jobs (`service` given) */
  private store(
    channel: ConfirmChannel,
    exchange: string,
    key: string,
    message: WireMessage,
    service: ServiceName | undefined,
  ): Promise<boolean> {
    const options = {
      ...toProperties(message),
      persistent: true,
      mandatory: service !== undefined,
    };
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(unavailable('The message broker did not confirm in time.'));
      }, CONFIRM_MS);
      const confirmed = (error: unknown): void => {
        clearTimeout(timer);
        const returned = this.returned.delete(message.messageId);
        if (error) reject(notTaken(error, service ?? 'listening'));
        else resolve(!returned);
      };
      try {
        channel.publish(exchange, key, message.body, options, confirmed);
      } catch (error) {
        confirmed(error);
      }
    });
  }

  private opened(): Channels {
    if (!this.channels || this.state().status === 'down') {
      throw unavailable('The message broker is away.');
    }
    return this.channels;
  }

  private async guarded<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      throw unavailable(LOST, error);
    }
  }
}

function notTaken(error: unknown, service: string): AppError {
  const refused = error instanceof Error && error.message === REFUSED;
  return refused ? overloaded(service) : unavailable(LOST, error);
}
