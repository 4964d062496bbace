import { randomUUID } from 'node:crypto';
import type { BusServerOptions, BusState, QueueDepth } from '../bus/bus.js';
import type { ClaimStores } from '../claim-check/claim-check.js';
import { BusServer } from '../server/bus-server.js';
import type { Trust } from '../server/trust.js';
import type { CallItem, InProcessBroker, StoredItem } from './in-process.broker.js';

/** Serves one service's queues within this process. */
export class InProcessServer extends BusServer {
  private readonly detach: (() => void)[] = [];
  private readonly lost = new AbortController();
  private readonly eventGroup: string;

  constructor(
    private readonly broker: InProcessBroker,
    options: BusServerOptions,
    trust: Trust,
    stores: ClaimStores,
  ) {
    super(options, trust, stores);
    this.eventGroup = this.everyInstance ? `${this.service}#${randomUUID()}` : this.service;
  }

  protected async start(): Promise<void> {
    if (this.service !== 'gateway') {
      this.detach.push(
        this.broker.callQueue(this.service).attach({
          capacity: this.concurrency,
          handle: (item) => this.running.track(() => this.takeCall(item)),
        }),
      );
    }
    if (this.handlers.jobs.size > 0) {
      this.detach.push(
        this.broker.jobQueue(this.service).attach({
          capacity: this.jobConcurrency,
          handle: (item) => this.running.track(() => this.takeJob(item)),
        }),
      );
    }
    if (this.handlers.events.size > 0) {
      const queue = this.broker.eventQueue(
        this.service,
        this.eventGroup,
        this.handlers.events.keys(),
      );
      this.detach.push(
        queue.attach({
          capacity: this.concurrency,
          handle: (item) => this.running.track(() => this.takeEvent(item)),
        }),
      );
    }
  }

  async depths(): Promise<readonly QueueDepth[]> {
    const { broker, service, eventGroup } = this;
    const { calls, jobs, events } = broker.waiting(service, eventGroup);
    return [
      ...(service === 'gateway' ? [] : [{ kind: 'calls', messages: calls } as const]),
      { kind: 'jobs', messages: jobs },
      { kind: 'events', messages: events },
      { kind: 'dead', messages: broker.deadLetters(service).length },
    ];
  }

  protected async stopTaking(): Promise<void> {
    if (this.everyInstance) this.broker.removeEventQueue(this.eventGroup);
    for (const detach of this.detach.splice(0)) detach();
  }

  protected async release(): Promise<void> {
    this.lost.abort(new Error('The server was closed.'));
  }

  protected connection(): BusState {
    return this.broker.state();
  }

  private async takeCall(item: CallItem): Promise<void> {
    const reply = await this.runner.call(item.message, 1);
    if (reply) this.broker.settleCall(item, reply);
  }

  private async takeJob(item: StoredItem): Promise<void> {
    const outcome = await this.runner.job(item.message, item.delivery, this.lost.signal);
    if (outcome === 'dead') this.broker.bury(this.service, item.message);
    if (outcome !== 'retry') return;
    await this.retryPause(item.delivery);
    this.broker.jobQueue(this.service).giveBack({ ...item, delivery: item.delivery + 1 });
  }

  private async takeEvent(item: StoredItem): Promise<void> {
    const outcome = await this.runner.event(item.message, item.delivery);
    if (outcome === 'dead') this.broker.bury(this.service, item.message);
  }
}
