import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LibraryRepository } from '../library/library.repository.js';
import type { LibraryStage, LoadedCase, StageAnalyser } from '../library/library-stage.js';
import { CitatorRepository } from './citator.repository.js';
import { analyse, type CitatorAnalysis } from './extraction/analyse-case.js';
import { AuthorityRepository } from './graph/authority.repository.js';
import { CitationResolver } from './resolution/citation-resolver.js';

const ANALYSER: StageAnalyser = {
  name: 'citator',
  module: new URL('./extraction/analyse-case.js', import.meta.url).href,
  analyse,
};

/**
 * The citation graph of the library. `load` keeps what each case cites, by citation; `publish`
 * finds out which cases of the library those are, whatever the order in which they came, and
 * counts. Cases whose incoming citations changed are left in `citator_dirty` for later stages.
 */
@Injectable()
export class CitatorStage implements LibraryStage {
  readonly analyser = ANALYSER;

  constructor(
    private readonly library: LibraryRepository,
    private readonly citations: CitatorRepository,
    private readonly resolver: CitationResolver,
    private readonly authority: AuthorityRepository,
  ) {}

  async load(cases: LoadedCase[], tx: EntityManager): Promise<void> {
    const items = cases.map((item) => {
      const { keys, opinions } = item.analyses[ANALYSER.name] as CitatorAnalysis;
      return {
        caseId: item.caseId,
        keys,
        opinions: opinions.map((found, at) => ({
          ...found,
          opinionId: item.opinions[at]!.opinionId,
        })),
      };
    });
    await this.citations.store(items, tx);
  }

  remove(caseIds: number[], tx: EntityManager): Promise<void> {
    return this.citations.remove(caseIds, tx);
  }

  publish(): Promise<void> {
    return this.library.exclusively(async (tx) => {
      await tx.query("SET LOCAL statement_timeout = 0; SET LOCAL work_mem = '64MB'");
      await this.resolver.resolve(tx);
      await this.authority.recompute(tx);
    });
  }
}
