import { AppError } from '@casewright/contracts';
import type { Channel, ChannelModel, ConsumeMessage } from 'amqplib';
import type { BusServerOptions, BusState, QueueDepth } from '../bus/bus.js';
import type { ClaimStores } from '../claim-check/claim-check.js';
import { BusServer } from '../server/bus-server.js';
import type { Trust } from '../server/trust.js';
import { deliveryOf, toMessage } from './amqp-message.js';
import { BrokerLink } from './broker-link.js';
import { type NamedQueue, QueueDepths } from './queue-depths.js';
import type { RabbitPublisher } from './rabbit.publisher.js';
import type { Topology } from './topology.js';

export interface RabbitServerOptions extends BusServerOptions {
  readonly url: string;
  readonly connectTimeoutMs: number;
}

type Take = (message: ConsumeMessage, channel: Channel, lost: AbortSignal) => Promise<void>;

/** Serves one service's queues on its own connection. */
export class RabbitServer extends BusServer {
  private readonly link: BrokerLink;
  private channel: Channel | undefined;
  private queues: NamedQueue[] = [];
  private counts: QueueDepths | undefined;
  private consumerTags: string[] = [];
  private lost = new AbortController();

  constructor(
    private readonly options: RabbitServerOptions,
    private readonly topology: Topology,
    private readonly publisher: RabbitPublisher,
    trust: Trust,
    stores: ClaimStores,
  ) {
    super(options, trust, stores);
    this.link = new BrokerLink({
      url: options.url,
      name: `casewright ${options.service}`,
      logger: this.log,
      setup: (connection) => this.setup(connection),
      onLost: () => this.onLost(),
    });
  }

  protected start(): Promise<void> {
    return this.link.open(this.options.connectTimeoutMs);
  }

  protected async stopTaking(): Promise<void> {
    const { channel } = this;
    // Messages that the broker sent before the cancellation are handled as well.
    for (const tag of this.consumerTags.splice(0)) {
      await channel?.cancel(tag).catch(() => undefined);
    }
  }

  protected async release(): Promise<void> {
    await this.publisher.replies.flush();
    // Acknowledgements before the connection's close; what is not acknowledged is delivered again.
    await this.channel?.close().catch(() => undefined);
    await this.link.close();
  }

  protected connection(): BusState {
    return this.link.state();
  }

  async depths(): Promise<readonly QueueDepth[]> {
    return this.counts?.of(this.queues) ?? [];
  }

  private async setup(connection: ChannelModel): Promise<void> {
    this.queues = [];
    this.counts = new QueueDepths(() => connection.createChannel());
    const channel = await connection.createChannel();
    channel.on('error', (error) => this.link.fail(error.message));
    channel.on('close', () => {
      if (!this.draining) this.link.fail('The broker closed a channel.');
    });
    this.channel = channel;
    if (this.draining) return;
    if (this.service !== 'gateway') {
      const { name } = await this.topology.declareCalls(channel, this.service);
      this.queues.push({ kind: 'calls', name });
      await this.consume(channel, name, this.concurrency, this.takeCall);
    }
    if (this.handlers.jobs.size > 0) {
      const { name } = await this.topology.declareJobs(channel, this.service);
      this.queues.push({ kind: 'jobs', name });
      this.queues.push({ kind: 'dead', name: this.topology.deadJobs(this.service).name });
      await this.consume(channel, name, this.jobConcurrency, this.takeJob);
    }
    if (this.handlers.events.size > 0) {
      const patterns = this.handlers.events.keys();
      const { name } = await this.topology.declareEvents(
        channel,
        this.service,
        patterns,
        this.everyInstance,
      );
      this.queues.push({ kind: 'events', name });
      this.queues.push({ kind: 'dead', name: this.topology.deadEvents(this.service).name });
      await this.consume(channel, name, this.concurrency, this.takeEvent);
    }
  }

  /** The broker allows `limit` unacknowledged messages, which bounds the running handlers. */
  private async consume(channel: Channel, queue: string, limit: number, take: Take): Promise<void> {
    await channel.prefetch(limit);
    const { signal } = this.lost;
    const { consumerTag } = await channel.consume(queue, (message) => {
      if (!message) return this.link.fail(`The broker ended the consumer of ${queue}.`);
      void this.running.track(() => take(message, channel, signal));
    });
    this.consumerTags.push(consumerTag);
  }

  private readonly takeCall: Take = async (delivered, channel) => {
    const reply = await this.runner.call(toMessage(delivered), deliveryOf(delivered));
    const { replyTo, correlationId } = delivered.properties;
    if (reply && replyTo) this.publisher.replies.send(replyTo, correlationId, reply);
    settle(() => channel.ack(delivered));
  };

  private readonly takeJob: Take = async (delivered, channel, lost) => {
    const delivery = deliveryOf(delivered);
    const outcome = await this.runner.job(toMessage(delivered), delivery, lost);
    if (outcome === 'done') return settle(() => channel.ack(delivered));
    if (outcome === 'retry') await this.retryPause(delivery);
    // Never nack: from RabbitMQ 4.3 on only a reject counts toward the delivery limit.
    settle(() => channel.reject(delivered, outcome === 'retry'));
  };

  private readonly takeEvent: Take = async (delivered, channel) => {
    const outcome = await this.runner.event(toMessage(delivered), deliveryOf(delivered));
    settle(() => (outcome === 'done' ? channel.ack(delivered) : channel.reject(delivered, false)));
  };

  private onLost(): void {
    this.channel = undefined;
    this.counts = undefined;
    this.consumerTags = [];
    this.lost.abort(new AppError('UNAVAILABLE', 'The connection to the message broker was lost.'));
    this.lost = new AbortController();
  }
}

/** Acknowledging on a lost channel throws; its messages are delivered again, here or elsewhere. */
function settle(act: () => void): void {
  try {
    act();
  } catch {
    return;
  }
}
