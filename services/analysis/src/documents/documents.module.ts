import { Module } from '@nestjs/common';
import { DocumentsController } from './documents.controller.js';
import { DocumentsRepository } from './documents.repository.js';
import { DocumentsService } from './documents.service.js';
import { Extractor } from './extractor.js';
import { HistoryClient } from './intake/history.client.js';
import { VirusScanner } from './virus-scan/virus-scanner.js';

const PROVIDERS = [DocumentsRepository, DocumentsService, Extractor, HistoryClient, VirusScanner];

@Module({ controllers: [DocumentsController], providers: PROVIDERS, exports: PROVIDERS })
export class DocumentsModule {}
