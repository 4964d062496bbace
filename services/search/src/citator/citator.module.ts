import { Module } from '@nestjs/common';
import { LibraryModule } from '../library/library.module.js';
import { CitationResolver } from './citation-resolver.js';
import { CitatorRepository } from './citator.repository.js';
import { CitatorStage } from './citator.stage.js';
import { SameDecisionGrouper } from './same-decision/same-decision.grouper.js';
import { SameDecisionRepository } from './same-decision/same-decision.repository.js';

@Module({
  imports: [LibraryModule],
  providers: [
    CitatorRepository,
    SameDecisionRepository,
    SameDecisionGrouper,
    CitationResolver,
    CitatorStage,
  ],
  exports: [CitatorStage],
})
export class CitatorModule {}
