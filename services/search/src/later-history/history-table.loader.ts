import { createHash } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { readHistoryTable, toNewEvents } from './history-table.js';
import { LaterHistoryRepository } from './later-history.repository.js';

/** Brings the history table of this release into the database, whole, when it has changed. */
@Injectable()
export class HistoryTableLoader implements OnApplicationBootstrap {
  private readonly logger = new Logger(HistoryTableLoader.name);

  constructor(private readonly repository: LaterHistoryRepository) {}

  async onApplicationBootstrap(): Promise<void> {
    const table = await readHistoryTable();
    const hash = createHash('sha256').update(JSON.stringify(table)).digest('hex');
    const isNew = await this.repository.replaceTable(table.flatMap(toNewEvents), hash);
    this.logger.log(`History table: ${table.length} decisions, ${isNew ? 'loaded' : 'unchanged'}.`);
  }
}
