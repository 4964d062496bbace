import type { ServiceName } from '@casewright/contracts';
import type { Channel } from 'amqplib';
import { AWAY_AFTER_MS } from '../bus/limits.js';
import type { Topology } from './topology.js';

const LOOK_EVERY_MS = 1_000;
/** Check interval while a service is down, in milliseconds, so that its return is noticed soon. */
const LOOK_AGAIN_MS = 250;

/** The service has consumers. */
const PRESENT = 0;

/**
 * Which services take calls, for one connection. A queue outlives its consumers, so a call to a
 * service that was stopped would wait in it to the end of its deadline. The broker is asked
 * alongside the calls, for those services only that this process has called.
 */
export class Presence {
  private readonly absentSince = new Map<ServiceName, number>();
  private channel: Channel | undefined;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly topology: Topology,
    private readonly openChannel: () => Promise<Channel>,
  ) {}

  /** Whether nobody has taken the service's calls for longer than a restart takes. */
  isAway(service: ServiceName): boolean {
    const since = this.absentSince.get(service);
    if (since !== undefined) return since !== PRESENT && Date.now() - since >= AWAY_AFTER_MS;
    this.absentSince.set(service, PRESENT);
    if (this.absentSince.size === 1) void this.look();
    return false;
  }

  /** The connection is closed or closing. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.channel?.close().catch(() => undefined);
  }

  private async look(): Promise<void> {
    for (const service of this.absentSince.keys()) await this.lookAt(service);
    if (this.stopped) return;
    const someoneAway = [...this.absentSince.values()].some((since) => since !== PRESENT);
    const pause = someoneAway ? LOOK_AGAIN_MS : LOOK_EVERY_MS;
    this.timer = setTimeout(() => void this.look(), pause).unref();
  }

  private async lookAt(service: ServiceName): Promise<void> {
    try {
      this.channel ??= await this.open();
      const { consumerCount } = await this.channel.checkQueue(this.topology.calls(service).name);
      const since = this.absentSince.get(service) || Date.now();
      this.absentSince.set(service, consumerCount > 0 ? PRESENT : since);
    } catch {
      // Without a queue its calls are returned at once; the broker has closed the channel.
      this.channel = undefined;
      this.absentSince.set(service, PRESENT);
    }
  }

  private async open(): Promise<Channel> {
    const channel = await this.openChannel();
    channel.on('error', () => undefined);
    return channel;
  }
}
