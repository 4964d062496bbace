import type { Channel } from 'amqplib';

type Make = (channel: Channel) => Promise<unknown>;

/**
 * Exchanges that other parts own, for one connection. Publishing to one that is not there would end
 * the channel, so each is looked for first, on its own channel.
 */
export class ForeignExchanges {
  private readonly found = new Set<string>();

  constructor(private readonly openChannel: () => Promise<Channel>) {}

  has(name: string): boolean {
    return this.found.has(name);
  }

  /** @returns whether it is there; one that is not is made, where this user may */
  async find(name: string, make: Make): Promise<boolean> {
    if (this.found.has(name)) return true;
    if (await this.succeeds((channel) => channel.checkExchange(name))) {
      this.found.add(name);
      return true;
    }
    return this.make(name, make);
  }

  /** @returns whether this user may */
  async make(name: string, make: Make): Promise<boolean> {
    const isMade = await this.succeeds(make);
    if (isMade) this.found.add(name);
    return isMade;
  }

  private async succeeds(act: Make): Promise<boolean> {
    const channel = await this.openChannel();
    channel.on('error', () => undefined);
    try {
      await act(channel);
      await channel.close();
      return true;
    } catch {
      return false;
    }
  }
}
