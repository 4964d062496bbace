import { AppError, type CallDef, type Principal, type ServiceName } from '@casewright/contracts';
import type { BusTransport } from '@casewright/messaging';
import { type Channel, type ChannelModel, type ConsumeMessage, connect } from 'amqplib';
import type { z } from 'zod';

export type Caught = Pick<ConsumeMessage, 'properties' | 'content'>;

/**
 * Someone who is on the broker: reads messages that were not meant for them, and sends what they
 * like.
 */
export class Wiretap {
  private waiting: (message: Caught) => void = () => undefined;
  private answered: (code: string) => void = () => undefined;

  private constructor(
    private readonly connection: ChannelModel,
    private readonly channel: Channel,
    private readonly queueOf: (service: ServiceName) => string,
    private readonly replyTo: string,
  ) {}

  /**
   * @param tapped the queues of a bus that nobody serves: what is called on it is caught
   * @param queueOf the queues of services that run
   * @param replies the exchange by which those answer the gateway
   */
  static async open(
    url: string,
    tapped: readonly string[],
    queueOf: (service: ServiceName) => string,
    replies: string,
  ): Promise<Wiretap> {
    const connection = await connect(url, { noDelay: true });
    const channel = await connection.createChannel();
    const replyTo = `${replies}.tap`;
    const tap = new Wiretap(connection, channel, queueOf, replyTo);
    for (const queue of tapped) {
      await channel.assertQueue(queue, { exclusive: true });
      await channel.bindQueue(queue, `${queue}.in`, queue);
      await channel.consume(queue, (message) => message && tap.waiting(message), { noAck: true });
    }
    const hear = (message: ConsumeMessage | null): void => {
      const { type } = message?.properties ?? {};
      tap.answered(type === 'ok' ? 'ok' : JSON.parse(String(message?.content)).code);
    };
    await channel.assertQueue(replyTo, { exclusive: true });
    await channel.bindQueue(replyTo, replies, replyTo);
    await channel.consume(replyTo, hear, { noAck: true });
    return tap;
  }

  /** A genuine call as it crosses the broker; its caller never hears of it again. */
  catch(
    by: BusTransport,
    def: CallDef,
    data: z.input<CallDef['request']>,
    principal: Principal,
  ): Promise<Caught> {
    const enough = new AbortController();
    return new Promise((resolve, reject) => {
      this.waiting = (message) => {
        enough.abort(new AppError('CANCELLED', 'It was caught.'));
        resolve(message);
      };
      by.bus.call(def, data, { principal, signal: enough.signal }).catch((error: AppError) => {
        if (error.code !== 'CANCELLED') reject(error);
      });
    });
  }

  /** Puts a message into a service's queue. @returns `ok`, or the code of the error */
  send(service: ServiceName, { properties, content }: Caught): Promise<string> {
    const { type, headers } = properties;
    return new Promise((resolve) => {
      this.answered = resolve;
      this.channel.sendToQueue(this.queueOf(service), content, {
        type,
        headers,
        replyTo: this.replyTo,
        correlationId: 'tap',
      });
    });
  }

  async close(): Promise<void> {
    await this.connection.close();
  }
}
