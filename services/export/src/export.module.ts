import { UPLOAD_LIMITS } from '@casewright/contracts';
import { DatabaseModule, uploadProviders } from '@casewright/database';
import { loadConfig, ThreadConfig } from '@casewright/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { exportDatabase } from './database/export-database.js';
import { ExportsController } from './exports/exports.controller.js';
import { ExportsConfig, ExportsRepository } from './exports/exports.repository.js';
import { ExportsService } from './exports/exports.service.js';
import { HistoryClient } from './exports/history.client.js';
import { UploadsController } from './exports/uploads.controller.js';
import { FileThreads } from './rendering/file-threads.js';

@Module({})
export class ExportModule {
  static forDatabase(url: string): DynamicModule {
    return {
      module: ExportModule,
      imports: [DatabaseModule.forService(exportDatabase(url))],
      controllers: [ExportsController, UploadsController],
      providers: [
        ...uploadProviders(UPLOAD_LIMITS),
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
