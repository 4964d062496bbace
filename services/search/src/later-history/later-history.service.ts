import type { LaterHistory } from '@casewright/contracts';
import type { Successors } from '@casewright/law/ranking';
import { toHistory, undoingKey } from '@casewright/law/treatment';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { LaterHistoryRepository } from './later-history.repository.js';

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

/** The later history of each case that the table or a record speaks of; `none` of all others. */
interface KnownHistories {
  of: ReadonlyMap<number, LaterHistory>;
  none: LaterHistory;
  successors: Successors;
}

interface OfLibrary {
  /** The day of its newest decision. */
  knownUntil: string | null;
}

/** Whether decisions are still good law, as far as the library and its table know. */
@Injectable()
export class LaterHistoryService {
  private readonly newest = new LRUCache<'whole', OfLibrary>({
    max: 1,
    ttl: KEPT,
    fetchMethod: () => this.repository.newest().then((day) => ({ knownUntil: day })),
  });
  /** By edition of the library: a case that was just published has its history at once. */
  private readonly known = new LRUCache<string, KnownHistories>({
    // Whoever waits for what is forgotten meanwhile, or makes room for another edition, still gets it.
    max: 3,
    ttl: KEPT,
    ignoreFetchAbort: true,
    fetchMethod: () => this.readKnown(),
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
    const rowsAt = new Map<string, number[]>();
    for (const [at, { keys }] of rows.entries())
      for (const key of keys) rowsAt.set(key, [...(rowsAt.get(key) ?? []), at]);
    return decisions.map((decision) => {
      const places = new Set(keysOf(decision).flatMap((key) => rowsAt.get(key) ?? []));
      const told = [...places].sort((a, b) => a - b).map((at) => rows[at]!);
      const own = records.get(decision.caseId ?? 0)?.history.flat() ?? [];
      const inOpinions = said.filter(({ id }) => id === decision.caseId);
      return toHistory({ name: decision.name, own, told, said: inOpinions }, knownUntil);
    });
  }

  /**
   * Of cases that a search found, what later opinions say left aside, in their order. That costs a
   * search no statement: few cases have a history, and those of the edition are kept.
   */
  async ofFound(edition: string, caseIds: readonly number[]): Promise<LaterHistory[]> {
    const { of, none } = await this.known.forceFetch(edition);
    return caseIds.map((id) => of.get(id) ?? none);
  }

  /** The cases of the library that are no longer good law, what later opinions say left aside. */
  async badLaw(): Promise<ReadonlySet<number>> {
    const { of } = await this.known.forceFetch('any');
    return new Set([...of].flatMap(([id, { standing }]) => (standing === 'bad' ? [id] : [])));
  }

  /** The decisions of the library that undid others of it, what later opinions say left aside. */
  async successors(): Promise<Successors> {
    return (await this.known.forceFetch('any')).successors;
  }

  /** An administrator's file counts at once here, and in other processes within a minute. */
  forget(): void {
    this.known.clear();
  }

  private async readKnown(): Promise<KnownHistories> {
    const suspects = await this.repository.suspects();
    const [none, ...histories] = await this.of(
      [{}, ...suspects.map(({ id, name }) => ({ caseId: id, name }))],
      false,
    );
    const of = new Map(suspects.map(({ id }, at) => [id, histories[at]!]));
    return { of, none: none!, successors: await this.successorsIn(of) };
  }

  private async successorsIn(of: KnownHistories['of']): Promise<Successors> {
    const undoneBy = [...of].map(([id, { events }]) => [id, events.flatMap(undoingKey)] as const);
    const keys = [...new Set(undoneBy.flatMap(([, own]) => own))];
    const cases = new Map((await this.repository.casesAt(keys)).map(({ key, id }) => [key, id]));
    const inLibrary = undoneBy.map(
      ([id, own]) => [id, own.flatMap((key) => cases.get(key) ?? [])] as const,
    );
    return new Map(inLibrary.filter(([, ids]) => ids.length > 0));
  }
}
