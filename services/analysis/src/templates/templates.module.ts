import { Module } from '@nestjs/common';
import { ArgumentAuthorities } from './argument-authorities.js';
import { DraftsController } from './drafts/drafts.controller.js';
import { DraftsRepository } from './drafts/drafts.repository.js';
import { DraftsService } from './drafts/drafts.service.js';
import { TemplatesController } from './templates.controller.js';

@Module({
  controllers: [DraftsController, TemplatesController],
  providers: [ArgumentAuthorities, DraftsRepository, DraftsService],
  exports: [ArgumentAuthorities],
})
export class TemplatesModule {}
