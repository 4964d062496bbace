import { randomUUID } from 'node:crypto';
import type { AppError, Part, ServiceName } from '@casewright/contracts';
import type { ConfirmChannel, ConsumeMessage, Message, Options } from 'amqplib';
import { notRunning, unavailable } from '../bus/bus-errors.js';
import type { Reply, WireMessage } from '../wire/message.js';
import { toProperties } from './amqp-message.js';
import { notTaken } from './confirms.js';
import { ANSWERED } from './reply-channel.js';
import type { Topology } from './topology.js';

export type Settle = (outcome: Reply | AppError) => void;

interface PendingCall {
  readonly service: ServiceName;
  readonly settle: Settle;
}

/**
 * Asks and hears the answers, for one connection. Confirms are on because a full queue refuses
 * through them only; they cost nothing that could be measured.
 */
export class CallChannel {
  private readonly pending = new Map<string, PendingCall>();

  private constructor(
    private readonly channel: ConfirmChannel,
    private readonly topology: Topology,
    private readonly replyTo: string,
  ) {}

  /**
   * The broker's direct reply-to would spare the queue of answers, but whoever answers through it needs
   * the right to fill every queue there is.
   * @param onEnd the broker no longer delivers answers
   */
  static async on(
    channel: ConfirmChannel,
    topology: Topology,
    part: Part,
    onEnd: (reason: string) => void,
  ): Promise<CallChannel> {
    const replyTo = await topology.declareReplies(channel, part);
    const calls = new CallChannel(channel, topology, replyTo);
    channel.on('return', (message) => calls.onUnroutable(message));
    const onReply = (message: ConsumeMessage | null): void => {
      if (message) calls.onReply(message);
      else onEnd('The broker ended the reply consumer.');
    };
    await channel.consume(replyTo, onReply, { noAck: true });
    return calls;
  }

  /** @returns what forgets the call */
  request(service: ServiceName, message: WireMessage, ttlMs: number, settle: Settle): () => void {
    // Random, so that one service that answers us cannot answer for another.
    const id = randomUUID();
    this.pending.set(id, { service, settle });
    const properties: Options.Publish = toProperties(message);
    properties.correlationId = id;
    properties.replyTo = this.replyTo;
    properties.expiration = String(Math.ceil(ttlMs));
    properties.mandatory = true;
    const queue = this.topology.calls(service);
    const confirmed = (error: unknown): void => {
      if (error) this.settle(id, notTaken(error, service));
    };
    try {
      const { body } = message;
      this.channel.publish(this.topology.inlet(queue), queue.name, body, properties, confirmed);
    } catch (error) {
      confirmed(error);
    }
    return () => this.pending.delete(id);
  }

  /** Ends every call in flight: its answer can no longer arrive. */
  fail(reason: string): void {
    for (const { settle } of [...this.pending.values()]) settle(unavailable(reason));
  }

  private onReply({ properties, content }: ConsumeMessage): void {
    this.settle(properties.correlationId, { ok: properties.type === ANSWERED, body: content });
  }

  private onUnroutable({ properties }: Message): void {
    const call = this.pending.get(properties.correlationId);
    call?.settle(notRunning(call.service));
  }

  private settle(id: string, outcome: Reply | AppError): void {
    // Late answers to calls that have ended find nothing here.
    this.pending.get(id)?.settle(outcome);
  }
}
