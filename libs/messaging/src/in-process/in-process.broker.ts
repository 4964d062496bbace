import { type AppError, type QueueState, SERVICES, type ServiceName } from '@casewright/contracts';
import type { BusState } from '../bus/bus.js';
import { notRunning, overloaded, unavailable } from '../bus/bus-errors.js';
import type { Carrier } from '../bus/carrier.js';
import { AWAY_AFTER_MS, type QueueLimits } from '../bus/limits.js';
import type { Reply, WireMessage } from '../wire/message.js';
import { WorkQueue } from './work-queue.js';

export interface CallItem {
  readonly message: WireMessage;
  readonly settle: (outcome: Reply | AppError) => void;
}

export interface StoredItem {
  readonly message: WireMessage;
  readonly delivery: number;
}

interface EventGroup {
  readonly owner: string;
  readonly patterns: Set<string>;
  readonly queue: WorkQueue<StoredItem>;
}

/**
 * The queues of one process, with the semantics of the real broker. Queues outlive their servers;
 * nothing outlives the process: services submit their unfinished jobs again when they start.
 */
export class InProcessBroker implements Carrier {
  readonly kind = 'in-process';
  private readonly calls = new Map<string, WorkQueue<CallItem>>();
  private readonly jobs = new Map<string, WorkQueue<StoredItem>>();
  private readonly groups = new Map<string, EventGroup>();
  private readonly pending = new Set<CallItem>();
  private readonly listeners = new Set<(state: BusState) => void>();
  private readonly dead = new Map<string, WireMessage[]>();
  private closed = false;

  constructor(private readonly limits: QueueLimits) {}

  request(
    service: ServiceName,
    message: WireMessage,
    _ttlMs: number,
    settle: (outcome: Reply | AppError) => void,
  ): () => void {
    const queue = this.calls.get(service);
    const refusal = this.closed
      ? unavailable('The message bus is closed.')
      : queue && queue.absentMs < AWAY_AFTER_MS
        ? undefined
        : notRunning(service);
    if (refusal || !queue) {
      settle(refusal as AppError);
      return () => undefined;
    }
    const item: CallItem = { message, settle };
    this.pending.add(item);
    if (!queue.push(item)) settle(overloaded(service));
    return () => this.pending.delete(item);
  }

  async enqueue(service: ServiceName, message: WireMessage): Promise<void> {
    this.assertOpen();
    if (!this.jobQueue(service).push({ message, delivery: 1 })) throw overloaded(service);
  }

  async broadcast(message: WireMessage): Promise<void> {
    this.assertOpen();
    for (const group of this.groups.values()) {
      if (!group.patterns.has(message.pattern)) continue;
      if (!group.queue.push({ message, delivery: 1 })) this.bury(group.owner, message);
    }
  }

  callQueue(service: string): WorkQueue<CallItem> {
    return entry(this.calls, service, () => new WorkQueue(this.limits.calls));
  }

  jobQueue(service: string): WorkQueue<StoredItem> {
    return entry(this.jobs, service, () => new WorkQueue(this.limits.jobs));
  }

  /** The queue of a group of listeners, which gets one copy of every event with these patterns. */
  eventQueue(owner: string, group: string, patterns: Iterable<string>): WorkQueue<StoredItem> {
    const { queue, patterns: bound } = entry(this.groups, group, () => ({
      owner,
      patterns: new Set<string>(),
      queue: new WorkQueue<StoredItem>(this.limits.events),
    }));
    for (const pattern of patterns) bound.add(pattern);
    return queue;
  }

  /** How many messages wait in the queues of a service and of a group of its listeners. */
  waiting(service: string, group: string): { calls: number; jobs: number; events: number } {
    return {
      calls: this.calls.get(service)?.depth ?? 0,
      jobs: this.jobs.get(service)?.depth ?? 0,
      events: this.groups.get(group)?.queue.depth ?? 0,
    };
  }

  removeEventQueue(group: string): void {
    this.groups.delete(group);
  }

  settleCall(item: CallItem, reply: Reply): void {
    if (this.pending.has(item)) item.settle(reply);
  }

  bury(owner: string, message: WireMessage): void {
    const letters = entry(this.dead, owner, () => []);
    letters.push(message);
    if (letters.length > this.limits.dead) letters.shift();
  }

  /** Messages that were given up, oldest first; `owner` is a service. */
  deadLetters(owner: string): readonly WireMessage[] {
    return this.dead.get(owner) ?? [];
  }

  async queues(): Promise<QueueState[]> {
    return SERVICES.flatMap((service): QueueState[] => {
      const named = (holds: 'calls' | 'jobs', queue: WorkQueue<unknown> | undefined) => {
        if (!queue) return [];
        const { waiting, consumers } = queue;
        return [{ name: `${holds}.${service}`, service, holds, waiting, consumers }];
      };
      const dead = this.deadLetters(service).length;
      const name = `dead.${service}`;
      return [
        ...named('calls', this.calls.get(service)),
        ...named('jobs', this.jobs.get(service)),
        ...(dead
          ? [{ name, service, holds: 'dead jobs' as const, waiting: dead, consumers: 0 }]
          : []),
      ];
    });
  }

  state(): BusState {
    return this.closed
      ? { status: 'down', detail: 'The message bus is closed.' }
      : { status: 'up' };
  }

  onStateChange(listener: (state: BusState) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    for (const { settle } of [...this.pending]) settle(unavailable('The message bus was closed.'));
    for (const listener of this.listeners) listener(this.state());
  }

  private assertOpen(): void {
    if (this.closed) throw unavailable('The message bus is closed.');
  }
}

function entry<T>(map: Map<string, T>, key: string, make: () => T): T {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
