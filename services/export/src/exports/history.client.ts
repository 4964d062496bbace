import { type HistoryRow, pageHistory } from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Inject, Injectable } from '@nestjs/common';

/** The caller's history, which the search service keeps. */
@Injectable()
export class HistoryClient {
  constructor(@Inject(BUS) private readonly bus: Bus) {}

  /** Newest first, a page at a time; nothing is asked before the first page is wanted. */
  async *rows(): AsyncGenerator<HistoryRow[]> {
    for (let after: string | undefined; ; ) {
      const { entries, next } = await this.bus.call(pageHistory, after ? { after } : {});
      yield entries;
      if (next === null) return;
      after = next;
    }
  }
}
