import {
  AppError,
  type Category,
  HISTORY_SHOWN,
  type HistoryEntry,
  type QuotaUse,
} from '@casewright/contracts';
import { currentContext } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { HistoryRepository } from './history.repository.js';
import type { HistoryEntryEntity } from './history-entry.entity.js';

/** Entries of a page at most, and their bytes as JSON: a message holds 256 KiB. */
const PAGE = 500;
const PAGE_BYTES = 180 * 1024;

@Injectable()
export class HistoryService {
  constructor(private readonly history: HistoryRepository) {}

  list(): Promise<HistoryEntry[]> {
    return this.history.newest(owner(), HISTORY_SHOWN);
  }

  /** As many entries after a cursor as a message holds, and the cursor of the next page. */
  async page(after?: string): Promise<{ entries: HistoryEntry[]; next: string | null }> {
    const rows = await this.history.pageAfter(owner(), after, PAGE);
    let bytes = 0;
    const entries: HistoryEntry[] = [];
    let last: string | null = null;
    for (const { cursor, ...entry } of rows) {
      bytes += Buffer.byteLength(JSON.stringify(entry));
      // One entry always fits, and a page without any would never end.
      if (entries.length > 0 && bytes > PAGE_BYTES) return { entries, next: last };
      entries.push(entry);
      last = cursor;
    }
    return { entries, next: rows.length < PAGE ? null : last };
  }

  async use(): Promise<QuotaUse[]> {
    return [{ kind: 'history', ...(await this.history.use(owner())) }];
  }

  /** For an account that is gone. */
  forget(userId: number): Promise<void> {
    return this.history.forget(userId);
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
