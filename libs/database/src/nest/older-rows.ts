import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { encryptionKeys } from '../sealing/encryption-config.js';
import { sealOlder } from '../sealing/prepare-sealing.js';
import type { SealedTable } from '../sealing/seal-table.js';

/** Seals what was stored before there were keys, while the service works. */
export class OlderRows implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(OlderRows.name);
  private isStopped = false;
  private work: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: DataSource,
    private readonly tables: readonly SealedTable[],
  ) {}

  onApplicationBootstrap(): void {
    if (this.tables.length > 0 && encryptionKeys()) this.work = this.seal();
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    await this.work;
  }

  /** What is left after a failure is sealed after the next start. */
  private async seal(): Promise<void> {
    try {
      const rows = await sealOlder(this.db, this.tables, () => this.isStopped);
      if (rows > 0) this.logger.log(`Sealed ${rows} rows that were stored before there were keys.`);
    } catch (error) {
      this.logger.error('Rows from before there were keys could not all be sealed.', error);
    }
  }
}
