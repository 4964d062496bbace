import {
  AnalyzeWritingRequestSchema,
  type AnalyzeWritingResponse,
  AnalyzeWritingResponseSchema,
  analyzeWriting,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Body, Controller, Inject, Post, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { assertTextFits, LongTextInterceptor } from '../../bodies/long-text.interceptor.js';
import { Contract } from '../../openapi/contract.decorator.js';
import { RateLimited } from '../../security/rate-limit.guard.js';
import { TextClaims } from '../../uploads/text-claims.js';

/** Legal prose, read as an editor reads it. */
@ApiTags('Writing')
@Controller('writing')
@UseInterceptors(LongTextInterceptor)
export class WritingController {
  constructor(
    @Inject(BUS) private readonly bus: Bus,
    private readonly claims: TextClaims,
  ) {}

  @RateLimited(60, 60)
  @Post('analyze')
  @Contract({
    summary: 'Reviews the writing of a legal text: style, tone, improvements, other phrasings',
    body: AnalyzeWritingRequestSchema,
    response: AnalyzeWritingResponseSchema,
    errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'PAYLOAD_TOO_LARGE', 'RATE_LIMITED'],
  })
  analyze(
    @Body({ schema: AnalyzeWritingRequestSchema })
    { content, ...options }: z.output<typeof AnalyzeWritingRequestSchema>,
  ): Promise<AnalyzeWritingResponse> {
    assertTextFits(content);
    return this.claims.call(content, AnalyzeWritingResponseSchema, (source) =>
      this.bus.call(analyzeWriting, { ...source, ...options }),
    );
  }
}
