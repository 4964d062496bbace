import type { DataSource } from 'typeorm';
import type { SourceItem } from '../source/source-case.js';
import { indexedDecision, type NewIndexedDecision } from '../without-texts/indexed-decision.js';
import type { IndexedDecisionsRepository } from '../without-texts/indexed-decisions.repository.js';
import type { ImportSession } from './import-session.js';
import type { ImportsRepository } from './imports.repository.js';

const BATCH = 5_000;

/** Takes decisions into the index of those without texts, batch by batch. */
export class DecisionIntake {
  private hasStored = false;

  constructor(
    private readonly db: DataSource,
    private readonly decisions: IndexedDecisionsRepository,
    private readonly imports: ImportsRepository,
    private readonly session: ImportSession,
  ) {}

  /**
   * Reads to the end; all of it is stored when it resolves.
   *
   * @param path of the file that is noted as read
   */
  async take(items: AsyncIterable<SourceItem>, file: string, path?: string): Promise<void> {
    const { counts } = this.session;
    let batch = new Map<string, NewIndexedDecision>();
    let records = 0;
    for await (const item of items) {
      records += 1;
      if (item.kind === 'problem') {
        counts.read += 1;
        this.session.addProblem(file, item.problem);
        continue;
      }
      const decision = indexedDecision(item.case);
      if (decision) batch.set(decision.sourceId, decision);
      else this.session.count({ read: 1, added: 0, changed: 0, unchanged: 1 });
      if (batch.size < BATCH) continue;
      await this.store([...batch.values()]);
      batch = new Map();
    }
    const ended = path === undefined ? [] : [{ path, records }];
    await this.store([...batch.values()], ended);
  }

  /** After the last file. */
  async finish(): Promise<void> {
    if (this.hasStored) await this.decisions.analyze();
  }

  private async store(
    decisions: NewIndexedDecision[],
    ended: { path: string; records: number }[] = [],
  ): Promise<void> {
    this.hasStored ||= decisions.length > 0;
    await this.db.transaction(async (tx) => {
      const { added, changed } = await this.decisions.store(decisions, tx);
      const unchanged = decisions.length - added - changed;
      this.session.count({ read: decisions.length, added, changed, unchanged });
      await this.imports.filesRead(this.session.importId, ended, tx);
      await this.session.save(tx);
    });
    this.session.stopIfAsked();
  }
}
