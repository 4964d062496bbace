import { coverageSentence, type HistoryEntry, type SearchResponse } from '@casewright/contracts';
import { currentUserId } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { HistoryRepository, type NewEntry, toHistoryEntry } from './history.repository.js';

/** Most entries on a page, and most bytes of JSON: a message holds 256 KiB. */
const PAGE = 500;
const PAGE_BYTES = 180 * 1024;

/** What a history says is only ever read and written for the principal of the request. */
@Injectable()
export class HistoryService {
  constructor(private readonly history: HistoryRepository) {}

  /** As many entries after a cursor as fit into a message, and the cursor of the next page. */
  async page(after?: string): Promise<{ entries: HistoryEntry[]; next: string | null }> {
    const rows = await this.history.pageAfter(currentUserId(), after, PAGE);
    let bytes = 0;
    const entries: HistoryEntry[] = [];
    let last: string | null = null;
    for (const { cursor, ...entry } of rows) {
      bytes += Buffer.byteLength(JSON.stringify(entry));
      // At least one entry: an empty page would never end the list.
      if (entries.length > 0 && bytes > PAGE_BYTES) return { entries, next: last };
      entries.push(entry);
      last = cursor;
    }
    return { entries, next: rows.length < PAGE ? null : last };
  }

  async record(entry: NewEntry): Promise<HistoryEntry> {
    const recorded = await this.history.record(currentUserId(), entry);
    return toHistoryEntry(recorded, recorded.timestamp);
  }

  /** Stores what the entry's search lacked; a search with filters proves nothing. */
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
