import {
  type Category,
  coverageSentence,
  HISTORY_SHOWN,
  type HistoryEntry,
  type QuotaUse,
  type SearchResponse,
} from '@casewright/contracts';
import { currentUserId } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { HistoryRepository, toHistoryEntry } from './history.repository.js';

/** Entries of a page at most, and their bytes as JSON: a message contains 256 KiB. */
const PAGE = 500;
const PAGE_BYTES = 180 * 1024;

/** A history is only ever read and written for the principal of the request. */
@Injectable()
export class HistoryService {
  constructor(private readonly history: HistoryRepository) {}

  list(): Promise<HistoryEntry[]> {
    return this.history.newest(currentUserId(), HISTORY_SHOWN);
  }

  /** As many entries after a cursor as a message contains, and the cursor of the next page. */
  async page(after?: string): Promise<{ entries: HistoryEntry[]; next: string | null }> {
    const rows = await this.history.pageAfter(currentUserId(), after, PAGE);
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
    return [{ kind: 'history', ...(await this.history.use(currentUserId())) }];
  }

  /** For an account that is gone. */
  forget(userId: number): Promise<void> {
    return this.history.forget(userId);
  }

  async record(query: string, category: Category): Promise<HistoryEntry> {
    const entry = await this.history.record(currentUserId(), query, category);
    return toHistoryEntry(entry, entry.timestamp);
  }

  /** Keeps what the entry's search told of itself; a search within filters tells nothing. */
  async keepCoverage(
    entry: HistoryEntry,
    answer: Pick<SearchResponse, 'coverage' | 'uncovered'>,
  ): Promise<void> {
    if (!answer.coverage) return;
    if (coverageSentence(answer) === coverageSentence(entry)) return;
    const { coverage, uncovered } = answer;
    await this.history.setCoverage(
      entry.id,
      coverageSentence(answer) ? { coverage, uncovered } : null,
    );
  }
}
