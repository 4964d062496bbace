import { Module } from '@nestjs/common';
import { CheckService } from './check.service.js';
import { CitationLibrary } from './citation-library.js';
import { CitationsController } from './citations.controller.js';
import { GenerateService } from './generate/generate.service.js';
import { LibraryClient } from './generate/library.client.js';
import { MostCitedRepository } from './most-cited.repository.js';
import { CitationsRepository } from './record/citations.repository.js';
import { ReviewsController } from './review/reviews.controller.js';
import { ReviewsRepository } from './review/reviews.repository.js';
import { ReviewsService } from './review/reviews.service.js';

@Module({
  controllers: [CitationsController, ReviewsController],
  providers: [
    CheckService,
    CitationLibrary,
    CitationsRepository,
    GenerateService,
    LibraryClient,
    MostCitedRepository,
    ReviewsRepository,
    ReviewsService,
  ],
  exports: [CheckService, CitationsRepository, GenerateService],
})
export class CitationsModule {}
