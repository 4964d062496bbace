import { Module } from '@nestjs/common';
import { IndexStage } from './index-stage.js';
import { IndexPublisher } from './publish/index-publisher.js';
import { IndexHolder } from './read/index-holder.js';
import { SpellingService } from './spelling/spelling.js';

@Module({
  providers: [IndexHolder, IndexPublisher, IndexStage, SpellingService],
  exports: [IndexHolder, IndexStage, SpellingService],
})
export class BuiltInEngineModule {}
