import { Module } from '@nestjs/common';
import { CitationsModule } from '../citations/citations.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { BriefReader } from './brief-reader.js';
import { BriefsController } from './briefs.controller.js';

@Module({
  imports: [CitationsModule, DocumentsModule],
  controllers: [BriefsController],
  providers: [BriefReader],
  exports: [BriefReader],
})
export class BriefsModule {}
