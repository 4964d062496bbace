import type { NamedDecision } from '@casewright/contracts';
import { decisionsOf, firstWords, NameIndex } from '@casewright/law/treatment';
import { inTurns } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { LaterHistoryRepository } from './later-history.repository.js';
import { LaterHistoryService } from './later-history.service.js';
import { NamedDecisionsRepository } from './named-decisions.repository.js';

/** Milliseconds for which the names of the library's cases are believed. */
const KEPT = 60_000;

/** What later law did to decisions that a text names and does not cite. */
@Injectable()
export class NamedDecisionsService {
  private readonly index = new LRUCache<'whole', NameIndex>({
    max: 1,
    ttl: KEPT,
    ignoreFetchAbort: true,
    fetchMethod: () => this.readIndex(),
  });

  constructor(
    private readonly repository: NamedDecisionsRepository,
    private readonly histories: LaterHistoryRepository,
    private readonly later: LaterHistoryService,
  ) {}

  /** Answers in the order of the question; null where nothing speaks against the one that is meant. */
  async lookUp(names: readonly string[]): Promise<(NamedDecision | null)[]> {
    const index = await this.index.forceFetch('whole');
    const named = names.map((name) => index.find(name));
    const known = [...new Set(named.flatMap((each) => each ?? []))];
    const [told, cases] = await Promise.all([
      this.later.of(
        known.map(({ names: [name], keys: [key], caseId }) => ({
          caseId: caseId ?? undefined,
          key,
          name,
        })),
      ),
      this.repository.caseRefs(known.flatMap(({ caseId }) => caseId ?? [])),
    ]);
    const histories = new Map(known.map((each, at) => [each, told[at]!]));
    return named.map((each) => {
      const history = each && histories.get(each);
      if (!history || history.standing === 'none_known') return null;
      const found = cases.get(each.caseId ?? 0) ?? null;
      const name = found?.name ?? each.names[0]!;
      return { name, citationKeys: [...each.keys], case: found, history };
    });
  }

  /** What an administrator imports or deletes counts at once here. */
  forget(): void {
    this.index.clear();
  }

  private async readIndex(): Promise<NameIndex> {
    const [rows, suspects] = await Promise.all([
      this.repository.inTable(),
      this.histories.suspects(),
    ]);
    const words = [...rows, ...suspects].map(({ name }) => firstWords(name));
    const distinct = new Map(words.map((pair) => [pair.join(' '), pair]));
    const namesakes = await this.repository.namedLike([...distinct.values()]);
    const ids = new Set(suspects.map(({ id }) => id));
    return inTurns(NameIndex.of(decisionsOf(rows), ids, namesakes));
  }
}
