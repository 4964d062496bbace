import { Module } from '@nestjs/common';
import { CitationsLookupController } from './citations-lookup.controller.js';
import { CitationsLookupRepository } from './citations-lookup.repository.js';
import { CitationsLookupService } from './citations-lookup.service.js';
import { QuotationsService } from './quotations.service.js';

@Module({
  controllers: [CitationsLookupController],
  providers: [CitationsLookupService, CitationsLookupRepository, QuotationsService],
  exports: [CitationsLookupService],
})
export class CitationsLookupModule {}
