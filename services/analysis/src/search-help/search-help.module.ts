import { Module } from '@nestjs/common';
import { CitationsModule } from '../citations/citations.module.js';
import { ExplainRelevanceTask } from './explain-relevance.task.js';
import { UnderstandQuestionTask } from './understand-question.task.js';

@Module({
  imports: [CitationsModule],
  providers: [ExplainRelevanceTask, UnderstandQuestionTask],
  exports: [ExplainRelevanceTask, UnderstandQuestionTask],
})
export class SearchHelpModule {}
