import { type DynamicModule, Module } from '@nestjs/common';
import { CitationsModule } from '../citations/citations.module.js';
import { ReviewWritingTask } from './review-writing.task.js';

@Module({})
export class WritingModule {
  /** @param documents keep the history that reviews leave their traces in */
  static beside(documents: DynamicModule): DynamicModule {
    return {
      module: WritingModule,
      imports: [documents, CitationsModule],
      providers: [ReviewWritingTask],
      exports: [ReviewWritingTask],
    };
  }
}
