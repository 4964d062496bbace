import { Module } from '@nestjs/common';
import { HistoryTableLoader } from './history-table.loader.js';
import { LaterHistoryController } from './later-history.controller.js';
import { LaterHistoryRepository } from './later-history.repository.js';
import { LaterHistoryService } from './later-history.service.js';

@Module({
  controllers: [LaterHistoryController],
  providers: [LaterHistoryRepository, LaterHistoryService, HistoryTableLoader],
  exports: [LaterHistoryService],
})
export class LaterHistoryModule {}
