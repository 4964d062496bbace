import { DatabaseModule } from '@casewright/database';
import { type DynamicModule, Module } from '@nestjs/common';
import { CasesController } from './cases/cases.controller.js';
import { CasesRepository } from './cases/cases.repository.js';
import { CasesService } from './cases/cases.service.js';
import { searchDatabase } from './database/search-database.js';
import { HistoryController } from './history/history.controller.js';
import { HistoryRepository } from './history/history.repository.js';
import { HistoryService } from './history/history.service.js';
import { LibraryRepository } from './library/library.repository.js';
import { StarterLoader } from './library/starter-loader.js';

@Module({})
export class SearchModule {
  static forDatabase(url: string): DynamicModule {
    return {
      module: SearchModule,
      imports: [DatabaseModule.forService(searchDatabase(url))],
      controllers: [CasesController, HistoryController],
      providers: [
        CasesService,
        CasesRepository,
        HistoryService,
        HistoryRepository,
        LibraryRepository,
        StarterLoader,
      ],
    };
  }
}
