import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { RetentionService } from './retention.service.js';

const EVERY_MS = 60 * 60_000;

/** Deletes what is over when the service starts, and each hour. */
@Injectable()
export class RetentionSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly retention: RetentionService) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.sweep();
    this.timer = setInterval(() => void this.sweep(), EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** A database that is down is asked again at the next turn. */
  private sweep(): Promise<void> {
    return this.retention.expire().catch(() => undefined);
  }
}
