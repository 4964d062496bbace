import {
  ExplainRelevanceRequestSchema,
  explainRelevance,
  type QuestionUnderstanding,
  QuestionUnderstandingSchema,
  type RelevanceExplanations,
  RelevanceExplanationsSchema,
  UnderstandQuestionRequestSchema,
  understandQuestion,
} from '@casewright/contracts';
import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { NotAudited } from '../../audit/audited.decorator.js';
import { type JobAnswer, JobCalls } from '../../jobs/job-calls.js';
import { MODEL_HELP_ERRORS } from '../../jobs/model-help-errors.js';
import { Contract } from '../../openapi/contract.decorator.js';
import { RateLimited } from '../../security/rate-limit.guard.js';

/** What a model adds to a search: why a case is there, and how a question is read. */
@ApiTags('Case law')
@Controller('search')
export class SearchHelpController {
  constructor(private readonly jobs: JobCalls) {}

  @RateLimited(60, 60)
  @Post('explanations')
  @NotAudited('Belongs to a search, and is asked for by the screen itself')
  @Contract({
    summary: 'Explains why the cases of a page of search results are relevant',
    body: ExplainRelevanceRequestSchema,
    response: RelevanceExplanationsSchema,
    errors: MODEL_HELP_ERRORS,
  })
  explain(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Body({ schema: ExplainRelevanceRequestSchema })
    input: z.output<typeof ExplainRelevanceRequestSchema>,
  ): Promise<JobAnswer<RelevanceExplanations>> {
    return this.jobs.answer({ request, response }, explainRelevance, { input });
  }

  @RateLimited(60, 60)
  @Post('understanding')
  @NotAudited('Belongs to a search, and is asked for by the screen itself')
  @Contract({
    summary: 'Reads a question in plain words for what to search by; searches nothing by itself',
    body: UnderstandQuestionRequestSchema,
    response: QuestionUnderstandingSchema,
    errors: MODEL_HELP_ERRORS,
  })
  understand(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Body({ schema: UnderstandQuestionRequestSchema })
    input: z.output<typeof UnderstandQuestionRequestSchema>,
  ): Promise<JobAnswer<QuestionUnderstanding>> {
    return this.jobs.answer({ request, response }, understandQuestion, { input });
  }
}
