import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { UploadsRepository } from './uploads.repository.js';

const EVERY_MS = 10 * 60_000;

/** Removes what has expired even when nobody uploads anymore: it may be confidential. */
@Injectable()
export class UploadsSweeper implements OnModuleInit, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly uploads: UploadsRepository) {}

  async onModuleInit(): Promise<void> {
    await this.uploads.deleteExpired();
    this.timer = setInterval(() => this.sweep(), EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** A database that is down is asked again at the next turn. */
  private sweep(): void {
    this.uploads.deleteExpired().catch(() => undefined);
  }
}
