import { type DynamicModule, Module } from '@nestjs/common';
import { CitationsLookupModule } from '../citations-lookup/citations-lookup.module.js';
import { HistoryModule } from '../history/history.module.js';
import { LaterHistoryModule } from '../later-history/later-history.module.js';
import { LibraryModule } from '../library/library.module.js';
import { AbsentDecisionsService } from './absent-decisions.service.js';
import { AskedPageService } from './asked-page.service.js';
import { CaseDetailsRepository } from './case-details.repository.js';
import { CaseFinder } from './case-finder.js';
import { CasesController } from './cases.controller.js';
import { CasesService, KEY_MISSING } from './cases.service.js';
import { QueryReader } from './query-reader.js';

@Module({})
export class CasesModule {
  /**
   * @param vectors finds cases by meaning
   * @param isKeyMissing whether a model is configured without a key, which every search then
   * reports
   */
  static searching(vectors: DynamicModule, isKeyMissing: boolean): DynamicModule {
    return {
      module: CasesModule,
      imports: [CitationsLookupModule, HistoryModule, LaterHistoryModule, LibraryModule, vectors],
      controllers: [CasesController],
      providers: [
        CasesService,
        CaseFinder,
        { provide: KEY_MISSING, useValue: isKeyMissing },
        AbsentDecisionsService,
        AskedPageService,
        QueryReader,
        CaseDetailsRepository,
      ],
      exports: [CaseFinder],
    };
  }
}
