import { Module } from '@nestjs/common';
import { CitatorModule } from '../citator/citator.module.js';
import { LaterHistoryModule } from '../later-history/later-history.module.js';
import { LibraryModule } from '../library/library.module.js';
import { CasePageController } from './case-page.controller.js';
import { CasePageRepository } from './case-page.repository.js';
import { CasePageService } from './case-page.service.js';
import { CitationsRepository } from './citations.repository.js';
import { CitationsService } from './citations.service.js';

@Module({
  imports: [CitatorModule, LaterHistoryModule, LibraryModule],
  controllers: [CasePageController],
  providers: [CasePageService, CasePageRepository, CitationsService, CitationsRepository],
})
export class CasePageModule {}
