import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { ChunksService } from './chunks.service.js';
import { UploadsRepository } from './uploads.repository.js';

const EVERY_MS = 10 * 60_000;
/** What is in an object storage goes soon after its row, whoever deleted that. */
const STORED_EVERY_MS = 5_000;

/** Removes what has expired even when nobody uploads anymore: it may be confidential. */
@Injectable()
export class UploadsSweeper implements OnModuleInit, OnModuleDestroy {
  private timers: NodeJS.Timeout[] = [];

  constructor(
    private readonly uploads: UploadsRepository,
    private readonly chunks: ChunksService,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.uploads.deleteExpired();
    this.timers = [setInterval(() => this.sweep(), EVERY_MS).unref()];
    if (!this.chunks.areStored) return;
    this.chunks.sweepSoon();
    this.timers.push(setInterval(() => this.chunks.sweepSoon(), STORED_EVERY_MS).unref());
  }

  onModuleDestroy(): void {
    for (const timer of this.timers) clearInterval(timer);
  }

  /** A database or a storage that is down is asked again at the next turn. */
  private sweep(): void {
    this.sweepAll().catch(() => undefined);
  }

  private async sweepAll(): Promise<void> {
    await this.uploads.deleteExpired();
    await this.chunks.sweep();
    await this.chunks.reconcile();
  }
}
