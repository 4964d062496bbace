import type { Channel } from 'amqplib';
import type { Reply } from '../wire/message.js';

/** The AMQP type of an answer that is a response, and of one that is an error. */
export const ANSWERED = 'ok';
const FAILED = 'error';

/** Replies kept while the connection is down; callers whose reply is dropped time out. */
const MAX_UNSENT = 1_000;

interface Addressed {
  readonly to: string;
  readonly id: string;
  readonly reply: Reply;
}

/** Sends the replies of this process's servers, even after it reconnects. */
export class ReplyChannel {
  private channel: Channel | undefined;
  private unsent: Addressed[] = [];

  /** @param exchangeTo leads to this queue; undefined where nobody may be answered who names it */
  constructor(private readonly exchangeTo: (queue: string) => string | undefined) {}

  /** Sends a reply, or keeps it while the connection is down: the caller may still be waiting. */
  send(to: string, id: string, reply: Reply): void {
    const type = reply.ok ? ANSWERED : FAILED;
    try {
      if (this.channel) {
        const exchange = this.exchangeTo(to);
        if (exchange) this.channel.publish(exchange, to, reply.body, { correlationId: id, type });
        return;
      }
    } catch {
      this.channel = undefined;
    }
    this.unsent.push({ to, id, reply });
    if (this.unsent.length > MAX_UNSENT) this.unsent.shift();
  }

  /** Resolves when the broker has received every answer sent so far. */
  async flush(): Promise<void> {
    // Any synchronous method does: the broker handles a channel's frames in order.
    await this.channel?.prefetch(0).catch(() => undefined);
  }

  attach(channel: Channel): void {
    this.channel = channel;
    for (const { to, id, reply } of this.unsent.splice(0)) this.send(to, id, reply);
  }

  detach(): void {
    this.channel = undefined;
  }
}
