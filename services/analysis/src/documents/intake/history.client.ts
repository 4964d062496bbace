import { type Category, type HistoryOpens, recordHistory } from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Inject, Injectable, Logger } from '@nestjs/common';

/** Leaves the answer, which matters more, its time. */
const DEADLINE_MS = 3_000;

/** The user's history, which the search service keeps. */
@Injectable()
export class HistoryClient {
  private readonly logger = new Logger(HistoryClient.name);

  constructor(@Inject(BUS) private readonly bus: Bus) {}

  /** An analysis that could not be recorded is still an analysis. */
  async record(query: string, category: Category, opens?: HistoryOpens): Promise<void> {
    try {
      await this.bus.call(recordHistory, { query, category, opens }, { deadlineMs: DEADLINE_MS });
    } catch (error) {
      this.logger.warn('An analysis was not recorded in the history.', error);
    }
  }
}
