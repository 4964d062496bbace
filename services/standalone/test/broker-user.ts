import { type Channel, type ChannelModel, connect } from 'amqplib';

/** Whoever has got hold of a user's password, and tries things on the broker. */
export class BrokerUser {
  private constructor(private readonly connection: ChannelModel) {}

  static async connect(url: string): Promise<BrokerUser> {
    const connection = await connect(url, { noDelay: true });
    connection.on('error', () => undefined);
    return new BrokerUser(connection);
  }

  /**
   * @returns whether the broker refused it for want of a right; false when it was done
   * @throws whatever else it failed with
   */
  async refusedTo(act: (channel: Channel) => unknown): Promise<boolean> {
    const channel = await this.connection.createChannel();
    const ended = new Promise<never>((_resolve, reject) => channel.on('error', reject));
    ended.catch(() => undefined);
    try {
      await Promise.race([act(channel), ended]);
      // What was published has been looked at when this is answered.
      await Promise.race([channel.prefetch(1), ended]);
      await channel.close();
      return false;
    } catch (error) {
      if (/ACCESS.REFUSED/.test(String(error))) return true;
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.connection.close();
  }
}
