import {
  describeCitation,
  FormatCitationRequestSchema,
  type FormattedCitation,
  FormattedCitationSchema,
  formatCitationItem,
  GenerateCitationRequestSchema,
  type GeneratedCitation,
  GeneratedCitationSchema,
  generateCitation,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Body, Controller, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { Audited, NotAudited } from '../../audit/audited.decorator.js';
import { type JobAnswer, JobCalls } from '../../jobs/job-calls.js';
import { MODEL_HELP_ERRORS } from '../../jobs/model-help-errors.js';
import { Contract } from '../../openapi/contract.decorator.js';
import { RateLimited } from '../../security/rate-limit.guard.js';

/** Citations written: from free text, and from a described source. */
@ApiTags('Citations')
@Controller('citations')
export class WriteCitationsController {
  constructor(
    @Inject(BUS) private readonly bus: Bus,
    private readonly jobs: JobCalls,
  ) {}

  @RateLimited(60, 60)
  @Post('generate')
  @NotAudited('Reads a text and keeps nothing')
  @Contract({
    summary: 'Writes the citation of the source in a free text, completed from the library',
    body: GenerateCitationRequestSchema,
    response: GeneratedCitationSchema,
    errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'RATE_LIMITED'],
  })
  generate(
    @Body({ schema: GenerateCitationRequestSchema })
    request: z.output<typeof GenerateCitationRequestSchema>,
  ): Promise<GeneratedCitation> {
    return this.bus.call(generateCitation, request);
  }

  @RateLimited(60, 60)
  @Post('describe')
  @Audited('describe_citation', 'job')
  @Contract({
    summary: 'The same from a description in prose, whose fields a model reads where there is one',
    body: GenerateCitationRequestSchema,
    response: GeneratedCitationSchema,
    errors: MODEL_HELP_ERRORS,
  })
  describe(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Body({ schema: GenerateCitationRequestSchema })
    input: z.output<typeof GenerateCitationRequestSchema>,
  ): Promise<JobAnswer<GeneratedCitation>> {
    return this.jobs.answer({ request, response }, describeCitation, { input });
  }

  // A form that is reformatted while somebody types asks several times a second.
  @RateLimited(600, 60)
  @Post('format')
  @NotAudited('Writes what it was given in another way and keeps nothing')
  @Contract({
    summary: 'Writes a described source (CSL-JSON) in one style',
    body: FormatCitationRequestSchema,
    response: FormattedCitationSchema,
    errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'RATE_LIMITED'],
  })
  format(
    @Body({ schema: FormatCitationRequestSchema })
    request: z.output<typeof FormatCitationRequestSchema>,
  ): Promise<FormattedCitation> {
    return this.bus.call(formatCitationItem, request);
  }
}
