import {
  ExplainRelevanceRequestSchema,
  explainRelevance,
  type Job,
  type RelevanceExplanations,
  RelevanceExplanationsSchema,
} from '@casewright/contracts';
import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { Contract } from '../../openapi/contract.decorator.js';
import { RateLimited } from '../../security/rate-limit.guard.js';
import { JobCalls } from '../jobs/job-calls.js';

/** Why the cases of a page of results are there: by a model where there is one. */
@ApiTags('Case law')
@Controller('search')
export class ExplanationsController {
  constructor(private readonly jobs: JobCalls) {}

  @RateLimited(60, 60)
  @Post('explanations')
  @Contract({
    summary: 'Explains why the cases of a page of search results are relevant',
    body: ExplainRelevanceRequestSchema,
    response: RelevanceExplanationsSchema,
    errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'RATE_LIMITED', 'AI_KEY_INVALID'],
  })
  explain(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Body({ schema: ExplainRelevanceRequestSchema })
    input: z.output<typeof ExplainRelevanceRequestSchema>,
  ): Promise<RelevanceExplanations | Job> {
    return this.jobs.answer({ request, response }, explainRelevance, { input });
  }
}
