import { Module } from '@nestjs/common';
import { BearersService } from './bearers.service.js';
import { HistoryFilesRepository } from './history-files.repository.js';
import { HistoryTableLoader } from './history-table.loader.js';
import { LaterHistoryController } from './later-history.controller.js';
import { LaterHistoryRepository } from './later-history.repository.js';
import { LaterHistoryService } from './later-history.service.js';
import { NamedDecisionsRepository } from './named-decisions.repository.js';
import { NamedDecisionsService } from './named-decisions.service.js';
import { TableDecisionsService } from './table-decisions.service.js';

@Module({
  controllers: [LaterHistoryController],
  providers: [
    LaterHistoryRepository,
    LaterHistoryService,
    HistoryTableLoader,
    HistoryFilesRepository,
    NamedDecisionsRepository,
    NamedDecisionsService,
    BearersService,
    TableDecisionsService,
  ],
  exports: [LaterHistoryService, TableDecisionsService],
})
export class LaterHistoryModule {}
