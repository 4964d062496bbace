import { type DynamicModule, Module } from '@nestjs/common';
import { CitationsModule } from '../citations/citations.module.js';
import { QuotasModule } from '../quotas/quotas.module.js';
import { DocumentsController } from './documents.controller.js';
import { DocumentsRepository } from './documents.repository.js';
import { DocumentsService } from './documents.service.js';
import { DocumentsConfig } from './documents-config.js';
import { Extractor } from './extraction/extractor.js';
import { AnalyzeDocumentTask } from './intake/analyze-document.task.js';
import { HistoryClient } from './intake/history.client.js';
import { VirusScanner } from './virus-scan/virus-scanner.js';

@Module({})
export class DocumentsModule {
  static with(config: DocumentsConfig): DynamicModule {
    return {
      module: DocumentsModule,
      imports: [CitationsModule, QuotasModule],
      controllers: [DocumentsController],
      providers: [
        AnalyzeDocumentTask,
        DocumentsRepository,
        DocumentsService,
        Extractor,
        HistoryClient,
        VirusScanner,
        { provide: DocumentsConfig, useValue: config },
      ],
      exports: [
        AnalyzeDocumentTask,
        DocumentsRepository,
        DocumentsService,
        Extractor,
        HistoryClient,
        VirusScanner,
      ],
    };
  }
}
