import { type LaterEvent, type LaterHistory, standingAfter } from '@casewright/contracts';
import { compareCaseNames } from '@casewright/legal';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
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

/** Milliseconds for which what was read of the whole library is believed; a failure is not. */
const KEPT = 60_000;

interface OfLibrary {
  /** The day of its newest decision. */
  knownUntil: string | null;
}

/** Whether decisions are still good law, as far as the library and its table know. */
@Injectable()
export class LaterHistoryService {
  private readonly newest = new LRUCache<'whole', OfLibrary>({
    ...{ max: 1, ttl: KEPT },
    fetchMethod: () => this.repository.newest().then((day) => ({ knownUntil: day })),
  });
  private readonly bad = new LRUCache<'whole', ReadonlySet<number>>({
    ...{ max: 1, ttl: KEPT },
    fetchMethod: () => this.findBadLaw(),
  });

  constructor(private readonly repository: LaterHistoryRepository) {}

  /**
   * Answers in the order of the question.
   *
   * @param withOpinions whether what later opinions say counts too: that reads all who cite a case
   */
  async of(decisions: readonly Decision[], withOpinions = true): Promise<LaterHistory[]> {
    const ids = [...new Set(decisions.flatMap(({ caseId }) => caseId ?? []))];
    const [{ knownUntil }, recorded, said] = await Promise.all([
      this.newest.forceFetch('whole'),
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
      const told = rows.filter((row) => row.keys.some((key) => keysOf(decision).includes(key)));
      if (isAnother(told, decision)) return toHistory([], knownUntil);
      const own = records.get(decision.caseId ?? 0)?.history.flat() ?? [];
      const words = said.filter(({ id }) => id === decision.caseId);
      const events = [
        ...own.map(fromRecord),
        ...told.map(fromTable),
        ...words.flatMap(fromOpinion),
      ];
      return toHistory(events, knownUntil);
    });
  }

  /** The cases of the library that are no longer good law, what later opinions say left aside. */
  badLaw(): Promise<ReadonlySet<number>> {
    return this.bad.forceFetch('whole');
  }

  private async findBadLaw(): Promise<ReadonlySet<number>> {
    const suspects = await this.repository.suspects();
    const histories = await this.of(
      suspects.map(({ id, name }) => ({ caseId: id, name })),
      false,
    );
    return new Set(
      suspects.flatMap(({ id }, at) => (histories[at]?.standing === 'bad' ? [id] : [])),
    );
  }
}

/** At a page that decisions share, the name tells that another one is meant. */
const isAnother = (told: readonly NewLaterEvent[], { name }: Decision): boolean =>
  name !== undefined &&
  told.some(({ shared_page }) => shared_page) &&
  told.every((row) => compareCaseNames(name, row.name).verdict === 'different');

function toHistory(events: LaterEvent[], knownUntil: string | null): LaterHistory {
  const merged = mergeEvents(events);
  return {
    standing: merged[0] ? standingAfter(merged[0]) : 'none_known',
    events: merged,
    knownUntil,
  };
}
