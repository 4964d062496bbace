import { areSameInFull } from '@casewright/law/citations';
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

  /** Those at a citation, as `citationKey` spells it: pages are shared. */
  async at(key: string): Promise<TableDecision[]> {
    const table = await this.table.forceFetch('whole');
    return table.filter(({ keys }) => keys.has(key));
  }

  /** The one that a name in full means; null where it means none, or where others may bear it. */
  async named(name: string): Promise<TableDecision | null> {
    const table = await this.table.forceFetch('whole');
    const found = table.filter(({ names }) => names.some((each) => areSameInFull(name, each)));
    const [one, other] = found;
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
