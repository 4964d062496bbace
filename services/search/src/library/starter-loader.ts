import { createHash } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { citationKey } from '../query/citation-key.js';
import { courtLabel } from './court-label.js';
import { LibraryRepository, type NewCase } from './library.repository.js';
import type { StarterCase } from './starter-case.schema.js';
import { readStarterLibrary } from './starter-library.js';

const SOURCE = 'starter';

/** Brings the starter library of this release into the database: new, changed and withdrawn. */
@Injectable()
export class StarterLoader implements OnApplicationBootstrap {
  private readonly logger = new Logger(StarterLoader.name);

  constructor(private readonly library: LibraryRepository) {}

  async onApplicationBootstrap(): Promise<void> {
    const cases = (await readStarterLibrary()).map(toCase);
    const written = await this.library.exclusively(async (tx) => {
      const stored = await this.library.hashes(SOURCE, tx);
      const changed = cases.filter((item) => stored.get(item.sourceId) !== item.contentHash);
      const kept = new Set(cases.map((item) => item.sourceId));
      await this.library.upsert(changed, tx);
      await this.library.remove(
        [...stored.keys()].filter((id) => !kept.has(id)),
        tx,
      );
      return changed.length;
    });
    this.logger.log(`Starter library: ${cases.length} cases, ${written} new or changed.`);
  }
}

function toCase(record: StarterCase): NewCase {
  const court = courtLabel(record.court);
  if (!court) throw new Error(`Starter case ${record.id} names an unknown court, ${record.court}.`);
  return {
    sourceId: `${SOURCE}:${record.id}`,
    name: record.name,
    fullName: record.fullName ?? null,
    citations: record.citations,
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
    published: true,
    subsequentHistory: record.history ?? [],
    contentHash: createHash('sha256')
      .update(JSON.stringify([record, court]))
      .digest('hex'),
  };
}
