import { Module } from '@nestjs/common';
import { LaterHistoryModule } from '../later-history/later-history.module.js';
import { AddedDecisionsRepository } from './added-decisions.repository.js';
import { CitationIndexService } from './citation-index.service.js';
import { CitationsLookupController } from './citations-lookup.controller.js';
import { CitationsLookupRepository } from './citations-lookup.repository.js';
import { CitationsLookupService } from './citations-lookup.service.js';
import { KnownDecisionsService } from './known-decisions.service.js';
import { OpinionsService } from './opinions.service.js';

@Module({
  imports: [LaterHistoryModule],
  controllers: [CitationsLookupController],
  providers: [
    AddedDecisionsRepository,
    CitationIndexService,
    KnownDecisionsService,
    CitationsLookupService,
    CitationsLookupRepository,
    OpinionsService,
  ],
  exports: [
    AddedDecisionsRepository,
    CitationIndexService,
    CitationsLookupService,
    KnownDecisionsService,
  ],
})
export class CitationsLookupModule {}
