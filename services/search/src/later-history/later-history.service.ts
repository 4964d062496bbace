import { type LaterEvent, type LaterHistory, standingAfter } from '@casewright/contracts';
import { compareCaseNames } from '@casewright/legal';
import { Injectable } from '@nestjs/common';
import { LaterHistoryRepository, type NewLaterEvent } from './later-history.repository.js';
import { fromOpinion, fromRecord, fromTable, mergeEvents } from './merge-events.js';

/** A decision: a case of the library, or a citation that the library lacks. */
export interface Decision {
  caseId?: number | undefined;
  /** As `citationKey` spells it; a case's own are known. */
  key?: string | undefined;
  /** As the citation names it. */
  name?: string | undefined;
}

/** Milliseconds for which the date of the newest decision is believed. */
const NEWEST_KEPT = 60_000;

/** Whether decisions are still good law, as far as the library and its table know. */
@Injectable()
export class LaterHistoryService {
  private newest: { until: number; day: Promise<string | null> } | null = null;

  constructor(private readonly repository: LaterHistoryRepository) {}

  /**
   * Answers in the order of the question.
   *
   * @param withOpinions whether what later opinions say counts too: that reads all who cite a case
   */
  async of(decisions: readonly Decision[], withOpinions = true): Promise<LaterHistory[]> {
    const ids = [...new Set(decisions.flatMap(({ caseId }) => caseId ?? []))];
    const [knownUntil, recorded, said] = await Promise.all([
      this.knownUntil(),
      this.repository.recorded(ids),
      withOpinions ? this.repository.said(ids) : [],
    ]);
    const records = new Map(recorded.map((each) => [each.id, each]));
    const keysOf = ({ caseId, key }: Decision) => [
      ...(key ? [key] : []),
      ...(records.get(caseId ?? 0)?.keys ?? []),
    ];
    const rows = await this.repository.eventsAt([...new Set(decisions.flatMap(keysOf))]);
    return decisions.map((decision) => {
      const own = records.get(decision.caseId ?? 0)?.history.flat() ?? [];
      const words = said.filter(({ id }) => id === decision.caseId);
      return toHistory(
        [
          ...own.map(fromRecord),
          ...rows.filter((row) => isOf(row, decision, keysOf(decision))).map(fromTable),
          ...words.flatMap(fromOpinion),
        ],
        knownUntil,
      );
    });
  }

  private knownUntil(): Promise<string | null> {
    if (!this.newest || this.newest.until < Date.now()) {
      this.newest = { until: Date.now() + NEWEST_KEPT, day: this.repository.newest() };
    }
    return this.newest.day;
  }
}

/** At a page that decisions share, the name tells which is meant. */
function isOf(row: NewLaterEvent, { name }: Decision, keys: readonly string[]): boolean {
  if (!row.keys.some((key) => keys.includes(key))) return false;
  return !(row.shared_page && name) || compareCaseNames(name, row.name).verdict !== 'different';
}

function toHistory(events: LaterEvent[], knownUntil: string | null): LaterHistory {
  const merged = mergeEvents(events);
  return {
    standing: merged[0] ? standingAfter(merged[0]) : 'none_known',
    events: merged,
    knownUntil,
  };
}
