import {
  AnalyzeWritingRequestSchema,
  type AnalyzeWritingResponse,
  AnalyzeWritingResponseSchema,
  analyzeWriting,
} from '@casewright/contracts';
import { Body, Controller, Post, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { Audited } from '../../audit/audited.decorator.js';
import { assertTextFits, LongTextInterceptor } from '../../bodies/long-text.interceptor.js';
import { type JobAnswer, JobCalls } from '../../jobs/job-calls.js';
import { Contract } from '../../openapi/contract.decorator.js';
import { RateLimited } from '../../security/rate-limit.guard.js';
import { TextClaims } from '../../uploads/text-claims.js';

/** Legal prose, read as an editor reads it. */
@ApiTags('Writing')
@Controller('writing')
@UseInterceptors(LongTextInterceptor)
export class WritingController {
  constructor(
    private readonly jobs: JobCalls,
    private readonly claims: TextClaims,
  ) {}

  @RateLimited(60, 60)
  @Post('analyze')
  @Audited('review_writing', 'job')
  @Contract({
    summary: 'Reviews the writing of a legal text: style, tone, improvements, other phrasings',
    body: AnalyzeWritingRequestSchema,
    response: AnalyzeWritingResponseSchema,
    errors: [
      'VALIDATION_FAILED',
      'NOT_SIGNED_IN',
      'PAYLOAD_TOO_LARGE',
      'RATE_LIMITED',
      'BUDGET_USED_UP',
      'AI_KEY_INVALID',
    ],
  })
  async analyze(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Body({ schema: AnalyzeWritingRequestSchema })
    { content, ...options }: z.output<typeof AnalyzeWritingRequestSchema>,
  ): Promise<JobAnswer<AnalyzeWritingResponse>> {
    assertTextFits(content);
    const source = await this.claims.sourceOf(content);
    return this.jobs.answer({ request, response }, analyzeWriting, {
      input: { ...source, ...options },
      content,
    });
  }
}
