import { AppError, type Category, type HistoryEntry } from '@casewright/contracts';
import { currentContext } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { HistoryRepository } from './history.repository.js';
import type { HistoryEntryEntity } from './history-entry.entity.js';

/** Entries that a history answers with; older ones stay stored. */
const NEWEST = 200;

@Injectable()
export class HistoryService {
  constructor(private readonly history: HistoryRepository) {}

  list(): Promise<HistoryEntry[]> {
    return this.history.newest(owner(), NEWEST);
  }

  async record(query: string, category: Category): Promise<HistoryEntry> {
    return toHistoryEntry(await this.history.record(owner(), query, category));
  }
}

/** A history is only ever read and written for the principal of the request. */
function owner(): number {
  const { principal } = currentContext();
  if (!principal) throw new AppError('NOT_SIGNED_IN', 'Please log in to go on.');
  return principal.userId;
}

function toHistoryEntry(entity: HistoryEntryEntity): HistoryEntry {
  return {
    id: entity.id,
    query: entity.query,
    category: entity.category,
    timestamp: entity.timestamp.toISOString(),
  };
}
