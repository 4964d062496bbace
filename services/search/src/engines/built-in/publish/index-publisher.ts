import { CourtNumbers, DocTable, fillAuthority } from '@casewright/law/ranking';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CaseTableRepository, widened } from '../../record/case-table.repository.js';
import { ChangesRepository, changedCases, PUBLISH_LOCK } from '../../record/changes.repository.js';
import { CitingRepository } from '../../record/citing.repository.js';
import { InboxRepository } from '../store/inbox.repository.js';
import { SegmentRepository } from '../store/segment.repository.js';
import { GenerationBuilder } from './generation-builder.js';
import { WaitingCases } from './waiting-cases.js';

/**
 * Makes the next generation of the index from what has changed, and switches all readers to it in
 * one transaction. Killed before that, it leaves the generation before it and no trace in a search.
 */
@Injectable()
export class IndexPublisher {
  private readonly cases = new CaseTableRepository();
  private readonly changes = new ChangesRepository();
  private readonly inbox: InboxRepository;
  private readonly citing: CitingRepository;
  private readonly segments: SegmentRepository;

  constructor(private readonly db: DataSource) {
    this.inbox = new InboxRepository(db);
    this.citing = new CitingRepository(db);
    this.segments = new SegmentRepository(db);
  }

  isWaiting(): Promise<boolean> {
    return this.inbox.isWaiting();
  }

  /** @param citations resolves when it is known which cases are cited, and by whom */
  async publish(citations: Promise<unknown>): Promise<void> {
    const lock = this.db.createQueryRunner();
    try {
      await lock.query('SELECT pg_advisory_lock($1)', [PUBLISH_LOCK]);
      await this.segments.sweep();
      await this.next(citations);
    } finally {
      await lock.query('SELECT pg_advisory_unlock($1)', [PUBLISH_LOCK]);
      await lock.release();
    }
  }

  private async next(citations: Promise<unknown>): Promise<void> {
    const { generation, tableSize } = await this.cases.generation(this.db);
    const before = new DocTable(tableSize);
    await this.cases.read(before, 0, this.db);
    const docs = widened(before, await this.sizeNeeded());
    const courts = new CourtNumbers(await this.cases.courts(this.db));
    const live = await this.segments.live();
    const builder = new GenerationBuilder(this.segments, this.inbox, this.citing, docs, courts);
    await citations;
    // Before they are added: a generation that has a case twice counts its words twice.
    for await (const _ of new WaitingCases(this.db, 'index_merged').readAll());
    await builder.addPending();
    const inbox = await this.inbox.look();
    if (builder.indexed.length + inbox.removed.length + inbox.recited.length === 0) return;
    for (const id of inbox.removed) {
      docs.textSegment[id] = 0;
      docs.citingSegment[id] = 0;
    }
    await this.cases.readLeaders(docs, this.db);
    // Independent of each other, and each leaves a processor idle.
    await allOf(
      builder.addCitingText(inbox),
      fillAuthority(docs, courts.levels, (each) => this.citing.edges(each)),
    );
    const switched = await builder.settle(live);
    const changed = changedCases(docs, before, [...builder.indexed, ...inbox.recited]);
    await this.db.transaction(async (tx) => {
      await this.segments.switch(switched.live, switched.retired, tx);
      await this.cases.write(docs, before, generation + 1, tx);
      await this.cases.writeCourts(courts.courts, courts.known, tx);
      await this.changes.write(changed, generation + 1, tx);
      await this.inbox.clear(builder.indexed, inbox, tx);
      await this.cases.setGeneration(
        {
          generation: generation + 1,
          caseCount: docs.textSegment.reduce((sum, segment) => sum + Number(segment > 0), 0),
          tableSize: docs.size,
        },
        tx,
      );
    });
  }

  private async sizeNeeded(): Promise<number> {
    const [{ last }] = await this.db.query('SELECT coalesce(max(id), 0) AS last FROM cases');
    return last + 1;
  }
}

/**
 * Waits for all to end, then throws what one of them threw, so that nothing continues in the
 * background.
 */
async function allOf(...work: Promise<void>[]): Promise<void> {
  for (const result of await Promise.allSettled(work)) {
    if (result.status === 'rejected') throw result.reason;
  }
}
