import { Module } from '@nestjs/common';
import { AuthoritiesService } from './authorities.service.js';
import { CheckService } from './check.service.js';
import { CitationLibrary } from './citation-library.js';
import { CitationsController } from './citations.controller.js';
import { DescribeCitationTask } from './generate/describe-citation.task.js';
import { GenerateService } from './generate/generate.service.js';
import { LibraryClient } from './generate/library.client.js';
import { CitationsRepository } from './record/citations.repository.js';

@Module({
  controllers: [CitationsController],
  providers: [
    AuthoritiesService,
    CheckService,
    CitationLibrary,
    CitationsRepository,
    DescribeCitationTask,
    GenerateService,
    LibraryClient,
  ],
  exports: [CheckService, DescribeCitationTask],
})
export class CitationsModule {}
