import { Module } from '@nestjs/common';
import { HistoryTableLoader } from './history-table.loader.js';
import { LaterHistoryRepository } from './later-history.repository.js';
import { LaterHistoryService } from './later-history.service.js';

@Module({
  providers: [LaterHistoryRepository, LaterHistoryService, HistoryTableLoader],
  exports: [LaterHistoryService],
})
export class LaterHistoryModule {}
