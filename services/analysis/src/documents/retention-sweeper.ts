import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { DocumentsRepository } from './documents.repository.js';
import { DocumentsConfig } from './documents-config.js';

const EVERY_MS = 60 * 60_000;

/** Removes documents at the end of the time for which this installation keeps them. */
@Injectable()
export class RetentionSweeper implements OnModuleInit, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly documents: DocumentsRepository,
    @Inject(DocumentsConfig) private readonly config: DocumentsConfig,
  ) {}

  async onModuleInit(): Promise<void> {
    const days = this.config.DOCUMENT_RETENTION_DAYS;
    if (days === 0) return;
    await this.documents.removeOlderThan(days);
    // A database that is down is asked again at the next turn.
    this.timer = setInterval(() => {
      this.documents.removeOlderThan(days).catch(() => undefined);
    }, EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }
}
