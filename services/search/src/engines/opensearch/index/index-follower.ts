import { setTimeout as pause } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Indexer } from './indexer.js';

/** In milliseconds: how often a process looks whether the index is behind. */
const LOOK_EVERY_MS = 5_000;

/** Has the index in OpenSearch follow the library, in the background. */
@Injectable()
export class IndexFollower implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(IndexFollower.name);
  private readonly stop = new AbortController();
  private following: Promise<void> = Promise.resolve();
  /** What was said last, so that a cluster that is away for hours is not reported every five seconds. */
  private lastSaid = '';

  /** Why the latest attempt failed; null if it did not. */
  get failure(): string | null {
    return this.lastSaid || null;
  }

  constructor(private readonly indexer: Indexer) {}

  onApplicationBootstrap(): void {
    this.following = this.follow();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stop.abort();
    await this.following;
  }

  /** Once, now, unless another process is at it. What fails is tried again in the background. */
  async once(): Promise<void> {
    const { signal } = this.stop;
    if (signal.aborted) return;
    try {
      await this.indexer.follow(signal);
      this.say('');
    } catch (error) {
      this.say(error instanceof Error ? error.message : String(error));
    }
  }

  private async follow(): Promise<void> {
    const { signal } = this.stop;
    while (!signal.aborted) {
      await this.once();
      await pause(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  private say(fault: string): void {
    if (fault === this.lastSaid) return;
    if (fault) this.logger.warn(`The index in OpenSearch falls behind: ${fault}`);
    else this.logger.log('The index in OpenSearch follows the library again.');
    this.lastSaid = fault;
  }
}
