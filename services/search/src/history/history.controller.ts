import {
  countActivity,
  countHistory,
  forgetUser,
  HISTORY_SHOWN,
  listHistory,
  pageHistory,
  readQuotas,
  recordHistory,
  removeHistory,
} from '@casewright/contracts';
import { OnCall, OnJob } from '@casewright/messaging';
import { currentUserId } from '@casewright/platform';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { HistoryRepository } from './history.repository.js';
import { HistoryService } from './history.service.js';
import { HistoryListRepository } from './history-list.repository.js';

@Controller()
export class HistoryController {
  constructor(
    private readonly history: HistoryService,
    private readonly repository: HistoryRepository,
    private readonly entries: HistoryListRepository,
  ) {}

  @OnCall(listHistory)
  list(query: z.output<typeof listHistory.request>) {
    return this.entries.find(currentUserId(), query, HISTORY_SHOWN);
  }

  @OnCall(countHistory)
  async count(filter: z.output<typeof countHistory.request>) {
    return { entries: await this.entries.count(currentUserId(), filter) };
  }

  @OnCall(removeHistory)
  async remove(which: z.output<typeof removeHistory.request>) {
    return { removed: await this.entries.remove(currentUserId(), which) };
  }

  @OnCall(readQuotas.search)
  async use() {
    return [await this.repository.use(currentUserId())];
  }

  @OnCall(countActivity.own.search)
  countOwn({ from, unit }: z.output<typeof countActivity.own.search.request>) {
    return this.repository.count(from, unit, currentUserId());
  }

  @OnCall(countActivity.everyone.search)
  countAll({ from, unit }: z.output<typeof countActivity.everyone.search.request>) {
    return this.repository.count(from, unit, null);
  }

  @OnCall(pageHistory)
  page({ after }: z.output<typeof pageHistory.request>) {
    return this.history.page(after);
  }

  @OnJob(forgetUser.search)
  forget({ userId }: z.output<typeof forgetUser.search.payload>): Promise<void> {
    return this.repository.forget(userId);
  }

  @OnCall(recordHistory)
  record(entry: z.output<typeof recordHistory.request>) {
    return this.history.record(entry);
  }
}
