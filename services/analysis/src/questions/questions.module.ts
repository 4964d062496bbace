import { type DynamicModule, Module } from '@nestjs/common';
import { CitationsModule } from '../citations/citations.module.js';
import { AskDocumentTask } from './ask-document.task.js';
import { AskOpinionTask } from './ask-opinion.task.js';

@Module({})
export class QuestionsModule {
  static beside(documents: DynamicModule): DynamicModule {
    return {
      module: QuestionsModule,
      imports: [CitationsModule, documents],
      providers: [AskDocumentTask, AskOpinionTask],
      exports: [AskDocumentTask, AskOpinionTask],
    };
  }
}
