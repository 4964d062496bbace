import { loadConfig } from '@casewright/platform';
import { Module } from '@nestjs/common';
import { HistoryController } from './history.controller.js';
import { HistoryConfig, HistoryRepository } from './history.repository.js';
import { HistoryService } from './history.service.js';
import { HistoryListRepository } from './history-list.repository.js';

@Module({
  controllers: [HistoryController],
  providers: [
    HistoryService,
    HistoryRepository,
    HistoryListRepository,
    { provide: HistoryConfig, useFactory: () => loadConfig(HistoryConfig) },
  ],
  exports: [HistoryService],
})
export class HistoryModule {}
