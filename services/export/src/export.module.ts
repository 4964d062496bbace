import { holdUser, readRetention, UPLOAD_LIMITS } from '@casewright/contracts';
import { DatabaseModule } from '@casewright/database';
import { loadConfig, ThreadConfig } from '@casewright/platform';
import { RetentionModule } from '@casewright/retention';
import { UploadsModule } from '@casewright/uploads';
import { type DynamicModule, Module } from '@nestjs/common';
import { exportDatabase } from './database/export-database.js';
import { ExportsController } from './exports/exports.controller.js';
import { ExportsConfig, ExportsRepository } from './exports/exports.repository.js';
import { ExportsService } from './exports/exports.service.js';
import { HistoryClient } from './exports/history.client.js';
import { FileThreads } from './rendering/file-threads.js';

@Module({})
export class ExportModule {
  static forDatabase(url: string): DynamicModule {
    return {
      module: ExportModule,
      imports: [
        DatabaseModule.forService(exportDatabase(url)),
        RetentionModule.answering({ read: readRetention.export, hold: holdUser.export }, [
          { kind: 'exports', table: 'exports', since: 'created_at' },
        ]),
        UploadsModule.of('export', UPLOAD_LIMITS),
      ],
      controllers: [ExportsController],
      providers: [
        ExportsRepository,
        { provide: ExportsConfig, useFactory: () => loadConfig(ExportsConfig) },
        ExportsService,
        HistoryClient,
        { provide: ThreadConfig, useFactory: () => loadConfig(ThreadConfig) },
        FileThreads,
      ],
    };
  }
}
