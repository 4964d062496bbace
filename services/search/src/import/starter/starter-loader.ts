import { createHash } from 'node:crypto';
import { citationKey, preferredFirst } from '@casewright/law/citations';
import { courtLabel, type LibraryRecord } from '@casewright/law/records';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { LibraryRepository } from '../../library/library.repository.js';
import { LibraryWriter } from '../../library/library-writer.js';
import type { StarterCase } from '../../library/starter-case.schema.js';
import { readStarterLibrary, STARTER as SOURCE } from './starter-library.js';

const BATCH = 100;

/** Brings the starter library of this release into the database: new, changed and withdrawn. */
@Injectable()
export class StarterLoader implements OnApplicationBootstrap {
  /** Resolves when what an earlier process or version left unpublished has been published. */
  caughtUp: Promise<void> = Promise.resolve();
  private readonly logger = new Logger(StarterLoader.name);

  constructor(
    private readonly library: LibraryRepository,
    private readonly writer: LibraryWriter,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const records = (await readStarterLibrary()).map(toRecord);
    const stored = await this.library.hashes(SOURCE);
    const changed = records.filter(
      ({ case: item }) => stored.get(item.sourceId) !== item.contentHash,
    );
    const kept = new Set(records.map(({ case: item }) => item.sourceId));
    const withdrawn = [...stored.keys()].filter((id) => !kept.has(id));
    if (changed.length + withdrawn.length > 0 || (await this.library.hasUnpublished(SOURCE))) {
      await this.load(changed, withdrawn);
    } else if (await this.writer.isWaiting()) {
      this.caughtUp = this.catchUp();
    }
    this.logger.log(`Starter library: ${records.length} cases, ${changed.length} new or changed.`);
  }

  /**
   * Minutes of a large library, in which searches continue as before: the start does not wait for
   * it.
   */
  private async catchUp(): Promise<void> {
    try {
      await this.writer.publish();
      this.logger.log('Published what an earlier process or version had left.');
    } catch (error) {
      this.logger.warn('What was left unpublished waits for the next start.', error);
    }
  }

  private async load(changed: LibraryRecord[], withdrawn: string[]): Promise<void> {
    for (let at = 0; at < changed.length; at += BATCH) {
      await this.writer.store(changed.slice(at, at + BATCH), null);
    }
    await this.writer.remove(withdrawn);
    await this.writer.publish();
  }
}

function toRecord(record: StarterCase): LibraryRecord {
  const court = courtLabel(record.court);
  if (!court) throw new Error(`Starter case ${record.id} names an unknown court, ${record.court}.`);
  return {
    case: {
      sourceId: `${SOURCE}:${record.id}`,
      source: SOURCE,
      name: record.name,
      fullName: record.fullName ?? null,
      citations: preferredFirst(record.citations),
      citationKeys: record.citations.map(citationKey),
      courtId: record.court,
      courtName: court.name,
      jurisdiction: court.jurisdiction,
      decided: record.decided.length === 10 ? record.decided : null,
      year: Number(record.decided.slice(0, 4)),
      docket: record.docket ?? null,
      author: record.author ?? null,
      topics: record.topics,
      summary: record.summary,
      keyPoints: record.keyPoints,
      nameShort: null,
      precedentialStatus: 'Published',
      judges: null,
      syllabus: null,
      sourceUrl: null,
      subsequentHistory: record.history ?? [],
      contentHash: hashOf(record, court),
    },
    opinions: [],
    cites: [],
    parentheticals: [],
  };
}

function hashOf(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
