import { holdUser, readRetention, UPLOAD_LIMITS } from '@casewright/contracts';
import { DatabaseModule } from '@casewright/database';
import { loadConfig, ThreadConfig } from '@casewright/platform';
import { type RetainedTable, RetentionModule } from '@casewright/retention';
import { UploadsModule } from '@casewright/uploads';
import { type DynamicModule, Module } from '@nestjs/common';
import { BriefsModule } from './briefs/briefs.module.js';
import { CheckBriefTask } from './briefs/check-brief.task.js';
import { CitationsModule } from './citations/citations.module.js';
import { DescribeCitationTask } from './citations/generate/describe-citation.task.js';
import { analysisDatabase } from './database/analysis-database.js';
import { DocumentsModule } from './documents/documents.module.js';
import { DocumentsConfig } from './documents/documents-config.js';
import { AnalyzeDocumentTask } from './documents/intake/analyze-document.task.js';
import { ReviewWritingTask } from './documents/intake/review-writing.task.js';
import { EnginesModule } from './engines/engines.module.js';
import type { EngineChoice } from './engines/openai/settings/model-settings.js';
import { JobsModule } from './jobs/jobs.module.js';
import type { JobsConfig } from './jobs/jobs-config.js';
import { PatientCalls } from './jobs/patient-calls.js';
import { OwnDataController } from './own-data/own-data.controller.js';
import { OwnDataRepository } from './own-data/own-data.repository.js';
import { AskDocumentTask } from './questions/ask-document.task.js';
import { AskOpinionTask } from './questions/ask-opinion.task.js';
import { QuotasController } from './quotas/quotas.controller.js';
import { QuotasService } from './quotas/quotas.service.js';
import { QuotasConfig } from './quotas/quotas-config.js';
import { RecheckController } from './recheck/recheck.controller.js';
import { RecheckService } from './recheck/recheck.service.js';
import { ExplainRelevanceTask } from './search-help/explain-relevance.task.js';
import { UnderstandQuestionTask } from './search-help/understand-question.task.js';
import { DraftTemplateTask } from './templates/draft-template.task.js';
import { TemplatesModule } from './templates/templates.module.js';
import { TextThreads } from './threads/text-threads.js';

/** Every kind of job, and the task that does it. */
const TASKS = [
  AnalyzeDocumentTask,
  ReviewWritingTask,
  DraftTemplateTask,
  ExplainRelevanceTask,
  UnderstandQuestionTask,
  DescribeCitationTask,
  CheckBriefTask,
  AskDocumentTask,
  AskOpinionTask,
];

/** In the order in which they are deleted. */
const RETAINED: readonly RetainedTable[] = [
  { kind: 'documents', table: 'legal_documents', since: 'uploaded_at' },
  { kind: 'drafts', table: 'template_drafts', since: 'updated_at' },
  { kind: 'citations', table: 'citations', since: 'generated_at' },
  { kind: 'reviews', table: 'citation_reviews', since: 'updated_at' },
];

const MEGABYTE = 1024 * 1024;

@Module({})
export class AnalysisModule {
  static forDatabase(url: string, engine: EngineChoice, jobs: JobsConfig): DynamicModule {
    const documents = loadConfig(DocumentsConfig);
    // Where no model is asked anymore, what it was asked before holds nobody up.
    const tokensPerDay = engine.kind === 'openai' ? jobs.AI_USER_TOKENS_PER_DAY : 0;
    const features = [BriefsModule, CitationsModule, DocumentsModule, TemplatesModule];
    return {
      module: AnalysisModule,
      // For the settings, the quotas, and the threads, which its modules use.
      global: true,
      imports: [
        DatabaseModule.forService(analysisDatabase(url)),
        UploadsModule.of('analysis', {
          ...UPLOAD_LIMITS,
          document: documents.UPLOAD_MAX_MB * MEGABYTE,
        }),
        RetentionModule.answering(
          { read: readRetention.analysis, hold: holdUser.analysis },
          RETAINED,
        ),
        EnginesModule.choosing(engine),
        JobsModule.doing({ tasks: TASKS, features, tokensPerDay }, jobs),
        ...features,
      ],
      controllers: [OwnDataController, QuotasController, RecheckController],
      providers: [
        OwnDataRepository,
        PatientCalls,
        QuotasService,
        RecheckService,
        TextThreads,
        { provide: DocumentsConfig, useValue: documents },
        { provide: QuotasConfig, useValue: loadConfig(QuotasConfig) },
        { provide: ThreadConfig, useValue: loadConfig(ThreadConfig) },
      ],
      exports: [DocumentsConfig, PatientCalls, QuotasService, TextThreads],
    };
  }
}
