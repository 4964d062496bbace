import { type QueueState, SERVICES } from '@casewright/contracts';
import type { Channel } from 'amqplib';
import type { Topology } from './topology.js';

type Holds = QueueState['holds'];

/** Counts what waits in the queues of one connection's broker, and who serves them. */
export class QueueCensus {
  constructor(
    private readonly topology: Topology,
    private readonly openChannel: () => Promise<Channel>,
  ) {}

  /** Leaves out queues that nobody has declared yet. */
  async take(): Promise<QueueState[]> {
    const looks = SERVICES.flatMap((service) =>
      (
        [
          ['calls', this.topology.calls(service).name],
          ['jobs', this.topology.jobs(service).name],
          ['dead jobs', this.topology.deadJobs(service).name],
          ['dead events', this.topology.deadEvents(service).name],
        ] as const
      ).map(([holds, name]) => this.look(name, service, holds)),
    );
    return (await Promise.all(looks)).filter((state) => state !== undefined);
  }

  /** Uses a channel of its own, because the broker closes it if the queue does not exist. */
  private async look(
    name: string,
    service: QueueState['service'],
    holds: Holds,
  ): Promise<QueueState | undefined> {
    const channel = await this.openChannel();
    channel.on('error', () => undefined);
    try {
      const { messageCount, consumerCount } = await channel.checkQueue(name);
      await channel.close();
      return { name, service, holds, waiting: messageCount, consumers: consumerCount };
    } catch {
      return undefined;
    }
  }
}
