import { Module } from '@nestjs/common';
import { CasePageController } from './case-page.controller.js';
import { CasePageRepository } from './case-page.repository.js';
import { CasePageService } from './case-page.service.js';
import { CitationsRepository } from './citations.repository.js';
import { CitationsService } from './citations.service.js';

@Module({
  controllers: [CasePageController],
  providers: [CasePageService, CasePageRepository, CitationsService, CitationsRepository],
})
export class CasePageModule {}
