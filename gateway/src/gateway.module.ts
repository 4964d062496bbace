import { type BusTransport, MessagingModule } from '@casewright/messaging';
import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { AuditInterceptor } from './audit/audit.interceptor.js';
import { AuditReports } from './audit/audit-reports.js';
import { contractValidationPipe } from './errors/validation.pipe.js';
import { AuditFile } from './files/audit-file.js';
import { ExportFiles } from './files/export-files.js';
import { FilesController } from './files/files.controller.js';
import { GatewayConfig } from './gateway-config.js';
import { CheckCitationsController } from './http/citations/check-citations.controller.js';
import { WriteCitationsController } from './http/citations/write-citations.controller.js';
import { DocumentsController } from './http/documents/documents.controller.js';
import { SearchHelpController } from './http/search/search-help.controller.js';
import { DraftsController } from './http/templates/drafts.controller.js';
import { TemplatesController } from './http/templates/templates.controller.js';
import { WritingController } from './http/writing/writing.controller.js';
import { FormIntake } from './insights/form-intake.js';
import { InsightsController } from './insights/insights.controller.js';
import { JobCalls } from './jobs/job-calls.js';
import { JobEventsController } from './jobs/job-events.controller.js';
import { JobStreams } from './jobs/job-streams.js';
import { JobWatch } from './jobs/job-watch.js';
import { JobsController } from './jobs/jobs.controller.js';
import { EngineController } from './overviews/engine.controller.js';
import { EngineViews } from './overviews/engine-views.js';
import { HealthController } from './overviews/health.controller.js';
import { StorageController } from './overviews/storage.controller.js';
import { passedCallControllers } from './passed-calls.js';
import { AccountLimitGuard, AddressLimitGuard } from './security/rate-limit.guard.js';
import { AuthController } from './sessions/auth.controller.js';
import { RevocationController } from './sessions/revocation.controller.js';
import { SessionGuard } from './sessions/session.guard.js';
import { SessionStore } from './sessions/session-store.js';
import { SessionWatch } from './sessions/session-watch.js';
import { FileUploads } from './uploads/file-uploads.js';
import { TextClaims } from './uploads/text-claims.js';

@Module({})
export class GatewayModule {
  static forTransport(transport: BusTransport, config: GatewayConfig): DynamicModule {
    return {
      module: GatewayModule,
      imports: [MessagingModule.forTransport(transport)],
      controllers: [
        AuthController,
        StorageController,
        SearchHelpController,
        EngineController,
        CheckCitationsController,
        WriteCitationsController,
        DocumentsController,
        FilesController,
        DraftsController,
        TemplatesController,
        InsightsController,
        WritingController,
        JobsController,
        JobEventsController,
        HealthController,
        RevocationController,
        ...passedCallControllers,
      ],
      providers: [
        { provide: GatewayConfig, useValue: config },
        SessionStore,
        SessionWatch,
        TextClaims,
        FormIntake,
        FileUploads,
        EngineViews,
        JobWatch,
        JobCalls,
        JobStreams,
        ExportFiles,
        AuditFile,
        AuditReports,
        { provide: APP_GUARD, useClass: AddressLimitGuard },
        { provide: APP_GUARD, useClass: SessionGuard },
        { provide: APP_GUARD, useClass: AccountLimitGuard },
        { provide: APP_INTERCEPTOR, useClass: AuditInterceptor },
        { provide: APP_PIPE, useFactory: contractValidationPipe },
      ],
    };
  }
}
