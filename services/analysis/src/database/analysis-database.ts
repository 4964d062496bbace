import { type ServiceDatabaseOptions } from '@casewright/database';
import { UPLOAD_ENTITIES } from '@casewright/uploads';
import { CitationEntity } from '../citations/record/citation.entity.js';
import { ReviewEntity } from '../citations/review/review.entity.js';
import { DocumentEntity } from '../documents/document.entity.js';
import { ModelReportEntity } from '../engines/administration/reports/model-report.entity.js';
import { ModelCallEntity } from '../engines/openai/usage/model-call.entity.js';
import { ModelUsageEntity } from '../engines/openai/usage/model-usage.entity.js';
import { JobEntity } from '../jobs/job.entity.js';
import { DraftEntity } from '../templates/drafts/draft.entity.js';
import { DraftVersionEntity } from '../templates/drafts/draft-version.entity.js';
import { CreateUploads1700000100000 } from './migrations/1700000100000-uploads.js';
import { CreateCitations1700000101000 } from './migrations/1700000101000-citations.js';
import { CreateDocuments1700000200000 } from './migrations/1700000200000-documents.js';
import { CreateTemplateDrafts1700000300000 } from './migrations/1700000300000-template-drafts.js';
import { CreateJobs1700000400000 } from './migrations/1700000400000-jobs.js';
import { CreateModelUsage1700000500000 } from './migrations/1700000500000-model-usage.js';
import { AcceptJobs1700000610000 } from './migrations/1700000610000-accept-jobs.js';
import { CreateModelCalls1700000650000 } from './migrations/1700000650000-model-calls.js';
import { ClaimAndEndJobs1700000700000 } from './migrations/1700000700000-claim-and-end-jobs.js';
import { JobTraces1700000800000 } from './migrations/1700000800000-job-traces.js';
import { JobRoles1700000900000 } from './migrations/1700000900000-job-roles.js';
import { SealContent1700001000000 } from './migrations/1700001000000-seal-content.js';
import { LegalHolds1700001100000 } from './migrations/1700001100000-legal-holds.js';
import { DeletionCertificates1700001200000 } from './migrations/1700001200000-deletion-certificates.js';
import { StoredChunks1700001300000 } from './migrations/1700001300000-stored-chunks.js';
import { RequireOwnerKeys1700001350000 } from './migrations/1700001350000-require-owner-keys.js';
import { KeyedDigests1700001360000 } from './migrations/1700001360000-keyed-digests.js';
import { CitationReviews1700001400000 } from './migrations/1700001400000-citation-reviews.js';
import { CreateModelReports1700001500000 } from './migrations/1700001500000-model-reports.js';
import { SEALED_TABLES } from './sealed-tables.js';

/** The analysis schema: what it holds and how it came to be. */
export function analysisDatabase(url: string): ServiceDatabaseOptions {
  return {
    url,
    schema: 'analysis',
    applicationName: 'casewright-analysis',
    entities: [
      CitationEntity,
      DocumentEntity,
      DraftEntity,
      DraftVersionEntity,
      JobEntity,
      ModelCallEntity,
      ModelReportEntity,
      ModelUsageEntity,
      ReviewEntity,
      ...UPLOAD_ENTITIES,
    ],
    migrations: [
      CreateUploads1700000100000,
      CreateCitations1700000101000,
      CreateDocuments1700000200000,
      CreateTemplateDrafts1700000300000,
      CreateJobs1700000400000,
      CreateModelUsage1700000500000,
      AcceptJobs1700000610000,
      CreateModelCalls1700000650000,
      ClaimAndEndJobs1700000700000,
      JobTraces1700000800000,
      JobRoles1700000900000,
      SealContent1700001000000,
      LegalHolds1700001100000,
      DeletionCertificates1700001200000,
      StoredChunks1700001300000,
      RequireOwnerKeys1700001350000,
      KeyedDigests1700001360000,
      CitationReviews1700001400000,
      CreateModelReports1700001500000,
    ],
    sealed: SEALED_TABLES,
  };
}
