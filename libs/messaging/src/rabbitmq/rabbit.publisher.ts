import { PARTS, type Part, type QueueState, SENDS, type ServiceName } from '@casewright/contracts';
import type { Logger } from '@casewright/platform';
import type { Channel, ChannelModel } from 'amqplib';
import type { BusState } from '../bus/bus.js';
import { notRunning, unavailable } from '../bus/bus-errors.js';
import type { Carrier } from '../bus/carrier.js';
import type { WireMessage } from '../wire/message.js';
import { NotSetUp } from './broker-fault.js';
import { BrokerLink } from './broker-link.js';
import { CallChannel, type Settle } from './call-channel.js';
import { LOST } from './confirms.js';
import { ForeignExchanges } from './foreign-exchanges.js';
import { Presence } from './presence.js';
import { QueueCensus } from './queue-census.js';
import { ReplyChannel } from './reply-channel.js';
import { StoreChannel } from './store-channel.js';
import type { Topology } from './topology.js';

interface Channels {
  readonly calls: CallChannel;
  readonly stored: StoreChannel;
  readonly presence: Presence;
  readonly census: QueueCensus;
  readonly exchanges: ForeignExchanges;
  readonly all: Channel[];
}

/**
 * Everything this process sends, on its own connection: a broker short of memory stops
 * reading from publishers, and must continue reading acknowledgements to recover.
 */
export class RabbitPublisher implements Carrier {
  readonly kind = 'rabbitmq';
  readonly replies = new ReplyChannel((queue) => this.exchangeTo(queue));
  private readonly link: BrokerLink;
  private channels: Channels | undefined;
  private closing = false;

  constructor(
    url: string,
    private readonly topology: Topology,
    private readonly part: Part,
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
    const up = channels && this.state().status === 'up';
    const isThere = up && channels.exchanges.has(this.inletOf(service));
    if (up && !isThere) void this.findInlet(channels.exchanges, service).catch(() => undefined);
    if (isThere && !channels.presence.isAway(service)) {
      return channels.calls.request(service, message, ttlMs, settle);
    }
    settle(up ? notRunning(service) : unavailable('The message broker is down.'));
    return () => undefined;
  }

  async enqueue(service: ServiceName, message: WireMessage): Promise<void> {
    await this.store().enqueue(service, message);
  }

  async broadcast(message: WireMessage): Promise<void> {
    await this.store().broadcast(message);
  }

  async queues(): Promise<QueueState[]> {
    if (!this.channels) throw unavailable('The message broker is down.');
    return this.channels.census.take();
  }

  state(): BusState {
    return this.link.state();
  }

  onStateChange(listener: (state: BusState) => void): () => void {
    return this.link.onStateChange(listener);
  }

  async close(): Promise<void> {
    this.closing = true;
    // Channels first: closing the connection may overtake what its channels still have to write.
    await this.channels?.presence.stop();
    for (const channel of this.channels?.all ?? []) await channel.close().catch(() => undefined);
    await this.link.close();
  }

  private async setup(connection: ChannelModel): Promise<void> {
    const fail = (reason: string): void => {
      if (!this.closing) this.link.fail(reason);
    };
    const forCalls = await connection.createConfirmChannel();
    const forStored = await connection.createConfirmChannel();
    const forReplies = await connection.createChannel();
    const all = [forCalls, forStored, forReplies];
    // Before using the channels: an error without a listener would end the process.
    for (const channel of all) {
      channel.on('error', (error) => fail(error.message));
      channel.on('close', () => fail('The broker closed a channel.'));
    }
    const calls = await CallChannel.on(forCalls, this.topology, this.part, fail);
    const exchanges = new ForeignExchanges(() => connection.createChannel());
    await this.findAll(exchanges);
    const stored = new StoreChannel(forStored, this.topology, exchanges);
    const presence = new Presence(this.topology, () => connection.createChannel());
    const census = new QueueCensus(this.topology, () => connection.createChannel());
    this.channels = { calls, stored, presence, census, exchanges, all };
    this.replies.attach(forReplies);
  }

  /** The exchanges of the parts that this one calls, and of those that it answers. */
  private async findAll(exchanges: ForeignExchanges): Promise<void> {
    const { part, topology } = this;
    const answered = PARTS.filter(
      (each) => each === part || (SENDS[each].calls as readonly Part[]).includes(part),
    );
    const looks = answered.map((each) => {
      const name = topology.replies(each);
      return exchanges.find(name, (channel) => topology.declareExchange(channel, name));
    });
    const asked = SENDS[part].calls.map((service) => this.findInlet(exchanges, service));
    const declare = (channel: Channel) => topology.declareEventExchange(channel);
    const [hasEvents] = await Promise.all([
      exchanges.find(topology.events, declare),
      ...looks,
      ...asked,
    ]);
    if (!hasEvents) throw new NotSetUp(topology.events);
  }

  private findInlet(exchanges: ForeignExchanges, service: ServiceName): Promise<boolean> {
    const name = this.inletOf(service);
    return exchanges.find(name, (channel) => this.topology.declareExchange(channel, name));
  }

  private inletOf(service: ServiceName): string {
    return this.topology.inlet(this.topology.calls(service));
  }

  private exchangeTo(queue: string): string | undefined {
    const exchange = this.topology.repliesBy(queue);
    return exchange && this.channels?.exchanges.has(exchange) ? exchange : undefined;
  }

  private onLost(): void {
    const { channels } = this;
    this.channels = undefined;
    void channels?.presence.stop();
    this.replies.detach();
    channels?.calls.fail(this.closing ? 'The message bus was closed.' : LOST);
  }

  private store(): StoreChannel {
    if (this.channels && this.state().status === 'up') return this.channels.stored;
    throw unavailable('The message broker is down.');
  }
}
