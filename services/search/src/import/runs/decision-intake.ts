import { indexedDecision, type NewIndexedDecision, type SourceItem } from '@casewright/law/records';
import type { DataSource } from 'typeorm';
import type { ImportSession } from './import-session.js';
import type { ImportsRepository } from './imports.repository.js';
import type { IndexedDecisionsRepository } from './indexed-decisions.repository.js';

const BATCH = 5_000;

/** Takes decisions into the index of those without texts, batch by batch. */
export class DecisionIntake {
  private hasStored = false;
  private batch = new Map<string, NewIndexedDecision>();
  /** Records of the batch; one may come again. */
  private taken = 0;
  /** Files whose last records are in the batch. */
  private ended: { path: string; records: number }[] = [];

  constructor(
    private readonly db: DataSource,
    private readonly decisions: IndexedDecisionsRepository,
    private readonly imports: ImportsRepository,
    private readonly session: ImportSession,
  ) {}

  /**
   * Reads to the end. A volume's list is a tenth of a batch, so what is left of one waits for the next;
   * `finish` stores it.
   *
   * @param path of the file that is noted as read
   */
  async take(items: AsyncIterable<SourceItem>, file: string, path?: string): Promise<void> {
    const { counts } = this.session;
    let records = 0;
    for await (const item of items) {
      records += 1;
      if (item.kind === 'problem') {
        counts.read += 1;
        this.session.addProblem(file, item.problem);
        continue;
      }
      const decision = indexedDecision(item.case);
      if (decision) {
        this.taken += 1;
        this.batch.set(decision.sourceId, decision);
      } else this.session.count({ read: 1, added: 0, changed: 0, unchanged: 1 });
      if (this.batch.size >= BATCH) await this.finish();
    }
    if (path !== undefined) this.ended.push({ path, records });
  }

  /** Stores all that was taken. */
  async finish(): Promise<void> {
    const { batch, taken, ended } = this;
    if (taken === 0 && ended.length === 0) return;
    this.batch = new Map();
    this.taken = 0;
    this.ended = [];
    this.hasStored ||= taken > 0;
    await this.db.transaction(async (tx) => {
      const { added, changed } = await this.decisions.store([...batch.values()], tx);
      this.session.count({ read: taken, added, changed, unchanged: taken - added - changed });
      await this.imports.filesRead(this.session.importId, ended, tx);
      await this.session.save(tx);
    });
    this.session.stopIfAsked();
  }

  /** After the last file. */
  async analyze(): Promise<void> {
    if (this.hasStored) await this.decisions.analyze();
  }
}
