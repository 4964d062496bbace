import {
  countActivity,
  forgetUser,
  listHistory,
  pageHistory,
  readQuotas,
  recordHistory,
} from '@casewright/contracts';
import { OnCall, OnJob } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { HistoryService } from './history.service.js';

@Controller()
export class HistoryController {
  constructor(private readonly history: HistoryService) {}

  @OnCall(listHistory)
  list() {
    return this.history.list();
  }

  @OnCall(readQuotas.search)
  use() {
    return this.history.use();
  }

  @OnCall(countActivity.own.search)
  countOwn({ from, unit }: z.output<typeof countActivity.own.search.request>) {
    return this.history.countOwn(from, unit);
  }

  @OnCall(countActivity.everyone.search)
  countAll({ from, unit }: z.output<typeof countActivity.everyone.search.request>) {
    return this.history.countAll(from, unit);
  }

  @OnCall(pageHistory)
  page({ after }: z.output<typeof pageHistory.request>) {
    return this.history.page(after);
  }

  @OnJob(forgetUser.search)
  forget({ userId }: z.output<typeof forgetUser.search.payload>): Promise<void> {
    return this.history.forget(userId);
  }

  @OnCall(recordHistory)
  record({ query, category }: z.output<typeof recordHistory.request>) {
    return this.history.record(query, category);
  }
}
