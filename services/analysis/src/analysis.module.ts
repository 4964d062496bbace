import { holdUser, readRetention, UPLOAD_LIMITS } from '@casewright/contracts';
import { DatabaseModule } from '@casewright/database';
import type { ThreadConfig } from '@casewright/platform';
import { type RetainedTable, RetentionModule } from '@casewright/retention';
import { UploadsModule } from '@casewright/uploads';
import { type DynamicModule, Module } from '@nestjs/common';
import { BriefsModule } from './briefs/briefs.module.js';
import { CheckBriefTask } from './briefs/check-brief.task.js';
import { CitationsModule } from './citations/citations.module.js';
import { DescribeCitationTask } from './citations/generate/describe-citation.task.js';
import { analysisDatabase } from './database/analysis-database.js';
import { DocumentsModule } from './documents/documents.module.js';
import type { DocumentsConfig } from './documents/documents-config.js';
import { AnalyzeDocumentTask } from './documents/intake/analyze-document.task.js';
import { EnginesModule } from './engines/engines.module.js';
import type { EngineChoice } from './engines/openai/settings/model-settings.js';
import { JobsModule } from './jobs/jobs.module.js';
import type { JobsConfig } from './jobs/jobs-config.js';
import { OwnDataModule } from './own-data/own-data.module.js';
import { AskDocumentTask } from './questions/ask-document.task.js';
import { AskOpinionTask } from './questions/ask-opinion.task.js';
import { QuestionsModule } from './questions/questions.module.js';
import { RecheckModule } from './recheck/recheck.module.js';
import { ExplainRelevanceTask } from './search-help/explain-relevance.task.js';
import { SearchHelpModule } from './search-help/search-help.module.js';
import { UnderstandQuestionTask } from './search-help/understand-question.task.js';
import { DraftTemplateTask } from './templates/draft-template.task.js';
import { TemplatesModule } from './templates/templates.module.js';
import { ThreadsModule } from './threads/threads.module.js';
import { ReviewWritingTask } from './writing/review-writing.task.js';
import { WritingModule } from './writing/writing.module.js';

interface AnalysisSettings {
  documents: DocumentsConfig;
  jobs: JobsConfig;
  engine: EngineChoice;
  threads: ThreadConfig;
}

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
  static forDatabase(url: string, settings: AnalysisSettings): DynamicModule {
    const { engine, jobs } = settings;
    const documents = DocumentsModule.with(settings.documents);
    const writing = WritingModule.beside(documents);
    const briefs = BriefsModule.beside(documents);
    const features = [
      CitationsModule,
      documents,
      briefs,
      QuestionsModule.beside(documents),
      SearchHelpModule,
      TemplatesModule,
      writing,
    ];
    // Where no model is asked anymore, what it was asked before holds nobody up.
    const tokensPerDay = engine.kind === 'openai' ? jobs.AI_USER_TOKENS_PER_DAY : 0;
    const jobsModule = JobsModule.doing({ features, tasks: TASKS, tokensPerDay }, jobs);
    return {
      module: AnalysisModule,
      imports: [
        DatabaseModule.forService(analysisDatabase(url)),
        UploadsModule.of('analysis', {
          ...UPLOAD_LIMITS,
          document: settings.documents.UPLOAD_MAX_MB * MEGABYTE,
        }),
        RetentionModule.answering(
          { read: readRetention.analysis, hold: holdUser.analysis },
          RETAINED,
        ),
        ThreadsModule.with(settings.threads),
        EnginesModule.choosing(engine),
        OwnDataModule.beside(jobsModule),
        RecheckModule.of(documents),
        jobsModule,
      ],
    };
  }
}
