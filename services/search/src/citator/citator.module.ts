import { Module } from '@nestjs/common';
import { LibraryModule } from '../library/library.module.js';
import { CitationResolver } from './citation-resolver.js';
import { CitatorRepository } from './citator.repository.js';
import { CitatorStage } from './citator.stage.js';
import { DecisionMerger } from './same-decision/decision-merger.js';
import { MergedCasesRepository } from './same-decision/merged-cases.repository.js';
import { SameDecisionGrouper } from './same-decision/same-decision.grouper.js';
import { SameDecisionRepository } from './same-decision/same-decision.repository.js';

@Module({
  imports: [LibraryModule],
  providers: [
    CitatorRepository,
    SameDecisionRepository,
    SameDecisionGrouper,
    DecisionMerger,
    MergedCasesRepository,
    CitationResolver,
    CitatorStage,
  ],
  exports: [CitatorStage, MergedCasesRepository],
})
export class CitatorModule {}
