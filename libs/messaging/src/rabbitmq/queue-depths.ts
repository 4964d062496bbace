import type { Channel } from 'amqplib';
import type { QueueDepth } from '../bus/bus.js';

/** A queue by its name on the broker. */
export type NamedQueue = Pick<QueueDepth, 'kind'> & { readonly name: string };

/**
 * Asks the broker how many messages wait, on its own channel: a queue that is not there would end
 * the channel that asks for it.
 */
export class QueueDepths {
  private channel: Channel | undefined;

  constructor(private readonly openChannel: () => Promise<Channel>) {}

  /** By kind; none where the broker does not answer. */
  async of(queues: readonly NamedQueue[]): Promise<readonly QueueDepth[]> {
    try {
      this.channel ??= await this.open();
      const waiting = new Map<QueueDepth['kind'], number>();
      for (const { kind, name } of queues) {
        const { messageCount } = await this.channel.checkQueue(name);
        waiting.set(kind, (waiting.get(kind) ?? 0) + messageCount);
      }
      return [...waiting].map(([kind, messages]) => ({ kind, messages }));
    } catch {
      this.channel = undefined;
      return [];
    }
  }

  private async open(): Promise<Channel> {
    const channel = await this.openChannel();
    channel.on('error', () => undefined);
    return channel;
  }
}
