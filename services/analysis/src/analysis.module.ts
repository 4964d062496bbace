import { UPLOAD_LIMITS } from '@casewright/contracts';
import { DatabaseModule, uploadProviders } from '@casewright/database';
import { loadConfig, ThreadConfig } from '@casewright/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { AuthoritiesService } from './citations/authorities/authorities.service.js';
import { CheckService } from './citations/check/check.service.js';
import { CitationLibrary } from './citations/citation-library.js';
import { CitationsController } from './citations/citations.controller.js';
import { LibraryClient } from './citations/generate/complete/library.client.js';
import { DescribeCitationTask } from './citations/generate/describe-citation.task.js';
import { GenerateService } from './citations/generate/generate.service.js';
import { CitationsRepository } from './citations/record/citations.repository.js';
import { analysisDatabase } from './database/analysis-database.js';
import { DocumentsController } from './documents/documents.controller.js';
import { DocumentsRepository } from './documents/documents.repository.js';
import { DocumentsService } from './documents/documents.service.js';
import { DocumentsConfig } from './documents/documents-config.js';
import { Extractor } from './documents/extraction/extractor.js';
import { AnalyzeDocumentTask } from './documents/intake/analyze-document.task.js';
import { HistoryClient } from './documents/intake/history.client.js';
import { RetentionSweeper } from './documents/retention-sweeper.js';
import { UploadsController } from './documents/uploads.controller.js';
import { ENGINE } from './engine/engine.js';
import { EngineController } from './engines/administration/engine.controller.js';
import {
  ENGINE_CHOICE,
  EngineService,
  TOKEN_PRICES,
} from './engines/administration/engine.service.js';
import { ThreadedEngine } from './engines/local/threaded-engine.js';
import { makeEngine } from './engines/make-engine.js';
import { ModelClient } from './engines/openai/client/model-client.js';
import type { EngineChoice } from './engines/openai/settings/model-settings.js';
import { readTokenPrices } from './engines/openai/settings/token-prices.js';
import { ModelCallsRepository } from './engines/openai/usage/model-calls.repository.js';
import { UsageRepository } from './engines/openai/usage/usage.repository.js';
import { UsageReportRepository } from './engines/openai/usage/usage-report.repository.js';
import { jobProviders } from './jobs/job-providers.js';
import { JobsController } from './jobs/jobs.controller.js';
import type { JobsConfig } from './jobs/jobs-config.js';
import { PatientCalls } from './jobs/patient-calls.js';
import { QuotasController } from './quotas/quotas.controller.js';
import { QuotasService } from './quotas/quotas.service.js';
import { QuotasConfig } from './quotas/quotas-config.js';
import { RecheckController } from './recheck/recheck.controller.js';
import { RecheckService } from './recheck/recheck.service.js';
import { ExplainRelevanceTask } from './search-help/explain-relevance.task.js';
import { UnderstandQuestionTask } from './search-help/understand-question.task.js';
import { DraftTemplateTask } from './templates/draft-template.task.js';
import { DraftsController } from './templates/drafts/drafts.controller.js';
import { DraftsRepository } from './templates/drafts/drafts.repository.js';
import { DraftsService } from './templates/drafts/drafts.service.js';
import { TemplatesController } from './templates/templates.controller.js';
import { TextThreads } from './threads/text-threads.js';
import { ReviewWritingTask } from './writing/review-writing.task.js';

const MEGABYTE = 1024 * 1024;

@Module({})
export class AnalysisModule {
  static forDatabase(
    url: string,
    documents: DocumentsConfig,
    jobs: JobsConfig,
    engine: EngineChoice,
    threads: ThreadConfig,
  ): DynamicModule {
    return {
      module: AnalysisModule,
      imports: [DatabaseModule.forService(analysisDatabase(url))],
      controllers: [
        CitationsController,
        DocumentsController,
        DraftsController,
        EngineController,
        JobsController,
        QuotasController,
        RecheckController,
        TemplatesController,
        UploadsController,
      ],
      providers: [
        AuthoritiesService,
        CheckService,
        CitationLibrary,
        GenerateService,
        LibraryClient,
        CitationsRepository,
        ...uploadProviders({ ...UPLOAD_LIMITS, document: documents.UPLOAD_MAX_MB * MEGABYTE }),
        DocumentsRepository,
        DocumentsService,
        DraftsRepository,
        DraftsService,
        Extractor,
        HistoryClient,
        PatientCalls,
        QuotasService,
        RecheckService,
        { provide: QuotasConfig, useFactory: () => loadConfig(QuotasConfig) },
        RetentionSweeper,
        TextThreads,
        { provide: ThreadConfig, useValue: threads },
        { provide: DocumentsConfig, useValue: documents },
        ...jobProviders(
          jobs,
          [
            AnalyzeDocumentTask,
            ReviewWritingTask,
            DraftTemplateTask,
            ExplainRelevanceTask,
            UnderstandQuestionTask,
            DescribeCitationTask,
          ],
          // Where no model is asked any more, what it was asked before holds nobody up.
          engine.kind === 'openai' ? jobs.AI_USER_TOKENS_PER_DAY : 0,
        ),
        ThreadedEngine,
        UsageRepository,
        UsageReportRepository,
        ModelCallsRepository,
        EngineService,
        { provide: ENGINE_CHOICE, useValue: engine },
        { provide: TOKEN_PRICES, useFactory: () => readTokenPrices() },
        {
          provide: ModelClient,
          inject: [UsageRepository],
          useFactory: (usage: UsageRepository) =>
            engine.kind === 'openai' ? new ModelClient(engine.settings, usage) : null,
        },
        {
          provide: ENGINE,
          inject: [ThreadedEngine, ModelClient],
          useFactory: (rules: ThreadedEngine, client: ModelClient | null) =>
            makeEngine(engine, rules, client),
        },
      ],
    };
  }
}
