import { DatabaseModule } from '@casewright/database';
import { loadConfig } from '@casewright/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { CasePageController } from './case-page/case-page.controller.js';
import { CasePageRepository } from './case-page/case-page.repository.js';
import { CasePageService } from './case-page/case-page.service.js';
import { CitationsRepository } from './case-page/citations/citations.repository.js';
import { CitationsService } from './case-page/citations/citations.service.js';
import { CaseDetailsRepository } from './cases/case-details.repository.js';
import { CasesController } from './cases/cases.controller.js';
import { CasesService, KEY_MISSING } from './cases/cases.service.js';
import { PinnedPageService } from './cases/pinned-page.service.js';
import { CitationsLookupController } from './citations-lookup/citations-lookup.controller.js';
import { CitationsLookupRepository } from './citations-lookup/citations-lookup.repository.js';
import { CitationsLookupService } from './citations-lookup/citations-lookup.service.js';
import { QuotationsService } from './citations-lookup/quotations/quotations.service.js';
import { CitationResolver } from './citator/citation-resolver.js';
import { CitatorRepository } from './citator/citator.repository.js';
import { CitatorStage } from './citator/citator.stage.js';
import { SameDecisionGrouper } from './citator/same-decision/same-decision.grouper.js';
import { SameDecisionRepository } from './citator/same-decision/same-decision.repository.js';
import { searchDatabase } from './database/search-database.js';
import { IndexStage } from './engines/built-in/index-stage.js';
import { IndexPublisher } from './engines/built-in/publish/index-publisher.js';
import { IndexHolder } from './engines/built-in/read/index-holder.js';
import { SpellingService } from './engines/built-in/spelling/spelling.js';
import { HistoryController } from './history/history.controller.js';
import { HistoryRepository } from './history/history.repository.js';
import { HistoryService } from './history/history.service.js';
import { HistoryConfig } from './history/history-config.js';
import { CoverageRepository } from './import/administration/coverage.repository.js';
import { ImportLauncher } from './import/administration/import-launcher.js';
import { LibraryController } from './import/administration/library.controller.js';
import { LibraryService } from './import/administration/library.service.js';
import { ImportRunner } from './import/runs/import-runner.js';
import { ImportsRepository } from './import/runs/imports.repository.js';
import { LibraryRepository } from './library/library.repository.js';
import { LIBRARY_STAGES, type LibraryStage } from './library/library-stage.js';
import { LibraryWriter } from './library/library-writer.js';
import { StarterLoader } from './library/starter-loader.js';
import type { EmbeddingSettings } from './vectors/embedding-settings.js';
import { EmbeddingsController } from './vectors/embeddings.controller.js';
import { vectorProviders } from './vectors/vector-providers.js';

@Module({})
export class SearchModule {
  /**
   * @param embedding the model that search by meaning uses; null: search goes by words alone
   * @param isKeyMissing whether a model was asked for without a key: each search says so
   */
  static forDatabase(
    url: string,
    embedding: EmbeddingSettings | null = null,
    isKeyMissing = false,
  ): DynamicModule {
    return {
      module: SearchModule,
      imports: [DatabaseModule.forService(searchDatabase(url))],
      controllers: [
        CasesController,
        CasePageController,
        CitationsLookupController,
        EmbeddingsController,
        HistoryController,
        LibraryController,
      ],
      providers: [
        CasesService,
        { provide: KEY_MISSING, useValue: isKeyMissing },
        PinnedPageService,
        CaseDetailsRepository,
        SpellingService,
        ...vectorProviders(embedding),
        IndexHolder,
        IndexPublisher,
        IndexStage,
        CasePageService,
        CasePageRepository,
        CitationsService,
        CitationsRepository,
        CitationsLookupService,
        CitationsLookupRepository,
        QuotationsService,
        HistoryService,
        HistoryRepository,
        { provide: HistoryConfig, useFactory: () => loadConfig(HistoryConfig) },
        LibraryRepository,
        LibraryWriter,
        CitatorRepository,
        SameDecisionRepository,
        SameDecisionGrouper,
        CitationResolver,
        CitatorStage,
        // In order: what a stage derives may rest on the stages before it.
        {
          provide: LIBRARY_STAGES,
          useFactory: (...stages: LibraryStage[]) => stages,
          inject: [CitatorStage, IndexStage],
        },
        StarterLoader,
        ImportsRepository,
        ImportRunner,
        ImportLauncher,
        CoverageRepository,
        LibraryService,
      ],
    };
  }
}
