import { Module } from '@nestjs/common';
import { CitationsModule } from '../citations/citations.module.js';
import { QuotasModule } from '../quotas/quotas.module.js';
import { ArgumentAuthorities } from './argument-authorities.js';
import { DraftTemplateTask } from './draft-template.task.js';
import { DraftsController } from './drafts/drafts.controller.js';
import { DraftsRepository } from './drafts/drafts.repository.js';
import { DraftsService } from './drafts/drafts.service.js';
import { TemplatesController } from './templates.controller.js';

@Module({
  imports: [CitationsModule, QuotasModule],
  controllers: [DraftsController, TemplatesController],
  providers: [ArgumentAuthorities, DraftsRepository, DraftsService, DraftTemplateTask],
  exports: [DraftTemplateTask],
})
export class TemplatesModule {}
