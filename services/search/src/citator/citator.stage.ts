import type { CitatorAnalysis } from '@casewright/law/treatment';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LibraryRepository } from '../library/library.repository.js';
import type { LibraryStage, LoadedCase, StageAnalyzer } from '../library/library-stage.js';
import { begin } from './begin-citing.js';
import { CitationResolver } from './citation-resolver.js';
import { CitatorRepository } from './citator.repository.js';
import { SameDecisionGrouper } from './same-decision/same-decision.grouper.js';
import { SameDecisionRepository } from './same-decision/same-decision.repository.js';

const ANALYZER: StageAnalyzer = {
  name: 'citator',
  module: new URL('./begin-citing.js', import.meta.url).href,
  begin,
};

/**
 * The citation graph of the library. `load` keeps what each case cites, by citation; `publish`
 * finds out which cases of the library those are, whatever the order in which they came; of the
 * records of one decision the fullest is the one that is cited. Cases whose incoming citations
 * changed are left in `citator_dirty` for later stages.
 */
@Injectable()
export class CitatorStage implements LibraryStage {
  readonly analyzer = ANALYZER;

  constructor(
    private readonly library: LibraryRepository,
    private readonly citations: CitatorRepository,
    private readonly sameDecisions: SameDecisionRepository,
    private readonly grouper: SameDecisionGrouper,
    private readonly resolver: CitationResolver,
  ) {}

  async load(cases: LoadedCase[], tx: EntityManager): Promise<void> {
    const items = cases.map((item) => {
      const { keys, opinions } = item.analyses[ANALYZER.name] as CitatorAnalysis;
      return {
        caseId: item.caseId,
        isNew: item.isNew,
        keys,
        opinions: opinions.map((found, at) => ({
          ...found,
          opinionId: item.opinionIds[at]!,
        })),
      };
    });
    await this.citations.store(items, tx);
  }

  async remove(caseIds: number[], tx: EntityManager): Promise<void> {
    await this.sameDecisions.remove(caseIds, tx);
    await this.citations.remove(caseIds, tx);
  }

  isWaiting(): Promise<boolean> {
    return this.citations.isWaiting(this.library.db);
  }

  async publish(earlier: Promise<unknown>): Promise<void> {
    await earlier;
    await this.library.exclusively(async (tx) => {
      await tx.query(
        "SET LOCAL statement_timeout = 0; SET LOCAL work_mem = '128MB'; SET LOCAL jit = off",
      );
      await this.grouper.group(tx);
      await this.resolver.resolve(tx);
    });
  }
}
