import { areSameInFull, citationKey, compareCaseNames } from '@casewright/law/citations';
import type { AskedDecision } from '@casewright/law/ranking';
import { decisionsOf, isCommonName, type Named } from '@casewright/law/treatment';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { LaterHistoryRepository } from './later-history.repository.js';

/** Milliseconds for which the table is believed; a file of an administrator's counts at once. */
const KEPT = 60_000;

export interface TableDecision extends Named {
  /** Other decisions begin at its page too. */
  isShared: boolean;
}

/** The decisions of the history table, whether the library has them or not. */
@Injectable()
export class TableDecisionsService {
  private readonly table = new LRUCache<'whole', readonly TableDecision[]>({
    max: 1,
    ttl: KEPT,
    ignoreFetchAbort: true,
    fetchMethod: () => this.read(),
  });

  constructor(private readonly repository: LaterHistoryRepository) {}

  /**
   * The one that a query means; null where it means none. Pages are shared, and names in full may be
   * borne by others.
   */
  async meant({ citation, name }: AskedDecision): Promise<TableDecision | null> {
    const table = await this.table.forceFetch('whole');
    if (citation !== null) {
      const key = citationKey(citation);
      const there = table.filter(({ keys }) => keys.has(key));
      if (there.length === 1) return there[0]!;
      return there.find(({ names }) => name !== null && names.some(isLike(name))) ?? null;
    }
    const [one, other] = table.filter(({ names }) =>
      names.some((each) => areSameInFull(name ?? '', each)),
    );
    return one && !other && !isCommonName(one.names[0]!) ? one : null;
  }

  forget(): void {
    this.table.clear();
  }

  private async read(): Promise<TableDecision[]> {
    const rows = await this.repository.decisions();
    const shared = new Set(rows.filter((row) => row.shared_page).map(({ name }) => name));
    const isShared = ({ names }: Named) => names.some((name) => shared.has(name));
    return decisionsOf(rows).map((each) => ({ ...each, isShared: isShared(each) }));
  }
}

export const isLike = (name: string) => (other: string) =>
  compareCaseNames(name, other).verdict !== 'different';
