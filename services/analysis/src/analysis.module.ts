import { UPLOAD_LIMITS } from '@casewright/contracts';
import { DatabaseModule, uploadProviders } from '@casewright/database';
import { type DynamicModule, Module } from '@nestjs/common';
import { AuthoritiesController } from './citations/authorities/authorities.controller.js';
import { AuthoritiesService } from './citations/authorities/authorities.service.js';
import { CheckController } from './citations/check/check.controller.js';
import { CheckService } from './citations/check/check.service.js';
import { FormatController } from './citations/format/format.controller.js';
import { LibraryClient } from './citations/generate/complete/library.client.js';
import { GenerateController } from './citations/generate/generate.controller.js';
import { GenerateService } from './citations/generate/generate.service.js';
import { CitationLibrary } from './citations/library/citation-library.js';
import { CitationsRepository } from './citations/record/citations.repository.js';
import { analysisDatabase } from './database/analysis-database.js';
import { DocumentsController } from './documents/documents.controller.js';
import { DocumentsRepository } from './documents/documents.repository.js';
import { DocumentsService } from './documents/documents.service.js';
import { DocumentsConfig } from './documents/documents-config.js';
import { Extractor } from './documents/extraction/extractor.js';
import { AnalyzeDocumentTask } from './documents/intake/analyze-document.task.js';
import { HistoryClient } from './documents/intake/history.client.js';
import { RetentionSweeper } from './documents/retention/retention-sweeper.js';
import { ENGINE } from './engine/engine-token.js';
import { ThreadedEngine } from './engine/local/threaded-engine.js';
import { makeEngine } from './engine/make-engine.js';
import type { EngineChoice } from './engine/openai/settings/model-settings.js';
import { UsageRepository } from './engine/openai/usage/usage.repository.js';
import { jobProviders } from './jobs/job-providers.js';
import { JobsController } from './jobs/jobs.controller.js';
import type { JobsConfig } from './jobs/jobs-config.js';
import { DraftTemplateTask } from './templates/draft-template.task.js';
import { DraftsController } from './templates/drafts/drafts.controller.js';
import { DraftsRepository } from './templates/drafts/drafts.repository.js';
import { DraftsService } from './templates/drafts/drafts.service.js';
import { TemplatesController } from './templates/templates.controller.js';
import { TemplatesService } from './templates/templates.service.js';
import { ThreadPool } from './threads/thread-pool.js';
import { UploadsController } from './uploads/uploads.controller.js';
import { ReviewWritingTask } from './writing/review-writing.task.js';

const MEGABYTE = 1024 * 1024;

@Module({})
export class AnalysisModule {
  static forDatabase(
    url: string,
    documents: DocumentsConfig,
    jobs: JobsConfig,
    engine: EngineChoice,
  ): DynamicModule {
    return {
      module: AnalysisModule,
      imports: [DatabaseModule.forService(analysisDatabase(url))],
      controllers: [
        AuthoritiesController,
        CheckController,
        DocumentsController,
        DraftsController,
        FormatController,
        GenerateController,
        JobsController,
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
        RetentionSweeper,
        TemplatesService,
        ThreadPool,
        { provide: DocumentsConfig, useValue: documents },
        ...jobProviders(jobs, [AnalyzeDocumentTask, ReviewWritingTask, DraftTemplateTask]),
        ThreadedEngine,
        UsageRepository,
        {
          provide: ENGINE,
          inject: [ThreadedEngine, UsageRepository],
          useFactory: (rules: ThreadedEngine, usage: UsageRepository) =>
            makeEngine(engine, rules, usage),
        },
      ],
    };
  }
}
