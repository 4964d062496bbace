import { createHash } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { citationKey } from '../library/citations.js';
import { readHistoryTable, type TableDecision } from './history-table.js';
import { LaterHistoryRepository, type NewLaterEvent } from './later-history.repository.js';

/** Brings the history table of this release into the database, whole, when it has changed. */
@Injectable()
export class HistoryTableLoader implements OnApplicationBootstrap {
  private readonly logger = new Logger(HistoryTableLoader.name);

  constructor(private readonly repository: LaterHistoryRepository) {}

  async onApplicationBootstrap(): Promise<void> {
    const table = await readHistoryTable();
    const hash = createHash('sha256').update(JSON.stringify(table)).digest('hex');
    const isNew = await this.repository.replaceTable(table.flatMap(toEvents), hash);
    this.logger.log(`History table: ${table.length} decisions, ${isNew ? 'loaded' : 'unchanged'}.`);
  }
}

function toEvents({ name, citations, shared, history }: TableDecision): NewLaterEvent[] {
  const keys = citations.map(citationKey);
  return history.map(({ kind, scope, by, citation, year, point, sources }) => ({
    ...{ name, keys, shared_page: shared ?? false, kind, scope, point, sources },
    ...{ by_name: by, by_citation: citation, by_year: year },
  }));
}
