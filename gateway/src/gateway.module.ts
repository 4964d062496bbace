import { type BusTransport, MessagingModule } from '@casewright/messaging';
import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { AnnouncementsController } from './announcements.controller.js';
import { AuditInterceptor } from './audit/audit.interceptor.js';
import { AuditReports } from './audit/audit-reports.js';
import { BodyInterceptor } from './bodies/body.interceptor.js';
import { DiagnosticsController } from './diagnostics/diagnostics.controller.js';
import { LookAround } from './diagnostics/look-around.js';
import { RecentErrors } from './errors/recent-errors.js';
import { contractValidationPipe } from './errors/validation.pipe.js';
import { ExportFiles } from './files/export-files.js';
import { FileUploads } from './files/file-uploads.js';
import { FilesController } from './files/files.controller.js';
import { ListFiles } from './files/list-files.js';
import { OwnDataFile } from './files/own-data-file.js';
import { GatewayConfig } from './gateway-config.js';
import { BriefsController } from './insights/briefs.controller.js';
import { FormIntake } from './insights/form-intake.js';
import { InsightsController } from './insights/insights.controller.js';
import { JobCalls } from './jobs/job-calls.js';
import { JobStreams } from './jobs/job-streams.js';
import { JobWatch } from './jobs/job-watch.js';
import { JobsController } from './jobs/jobs.controller.js';
import { ActivityController } from './overviews/activity.controller.js';
import { EngineController } from './overviews/engine.controller.js';
import { EngineViews } from './overviews/engine-views.js';
import { HealthController } from './overviews/health.controller.js';
import { HistoryFilesController } from './overviews/history-files.controller.js';
import { RetentionController } from './overviews/retention.controller.js';
import { StorageController } from './overviews/storage.controller.js';
import { PassedCalls, passedCallControllers } from './passed-calls.js';
import { AccountLimitGuard, AddressLimitGuard } from './security/rate-limit.guard.js';
import { RequestCounts } from './security/request-counts.js';
import { RoleInterceptor } from './security/role.interceptor.js';
import { AuthController } from './sessions/auth.controller.js';
import { PasskeysController } from './sessions/passkeys.controller.js';
import { SessionGuard } from './sessions/session.guard.js';
import { SessionStore } from './sessions/session-store.js';
import { SessionWatch } from './sessions/session-watch.js';
import { SignOnController } from './single-sign-on/sign-on.controller.js';

@Module({})
export class GatewayModule {
  static forTransport(transport: BusTransport, config: GatewayConfig): DynamicModule {
    return {
      module: GatewayModule,
      imports: [MessagingModule.forTransport(transport)],
      controllers: [
        AuthController,
        PasskeysController,
        SignOnController,
        RetentionController,
        StorageController,
        ActivityController,
        EngineController,
        FilesController,
        HistoryFilesController,
        InsightsController,
        BriefsController,
        JobsController,
        HealthController,
        DiagnosticsController,
        AnnouncementsController,
        ...passedCallControllers,
      ],
      providers: [
        { provide: GatewayConfig, useValue: config },
        PassedCalls,
        SessionStore,
        SessionWatch,
        FormIntake,
        FileUploads,
        EngineViews,
        JobWatch,
        JobCalls,
        JobStreams,
        ExportFiles,
        ListFiles,
        OwnDataFile,
        AuditReports,
        RecentErrors,
        LookAround,
        RequestCounts,
        { provide: APP_GUARD, useClass: AddressLimitGuard },
        { provide: APP_GUARD, useClass: SessionGuard },
        { provide: APP_GUARD, useClass: AccountLimitGuard },
        { provide: APP_INTERCEPTOR, useClass: AuditInterceptor },
        { provide: APP_INTERCEPTOR, useClass: RoleInterceptor },
        { provide: APP_INTERCEPTOR, useClass: BodyInterceptor },
        { provide: APP_PIPE, useFactory: contractValidationPipe },
      ],
    };
  }
}
