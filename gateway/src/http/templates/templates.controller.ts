import {
  GenerateTemplateRequestSchema,
  type GenerateTemplateResponse,
  GenerateTemplateResponseSchema,
  generateTemplate,
  type LibraryClause,
  LibraryClauseSchema,
  ListClausesRequestSchema,
  listClauses,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Body, Controller, Get, Inject, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Audited } from '../../audit/audited.decorator.js';
import { type JobAnswer, JobCalls } from '../../jobs/job-calls.js';
import { Contract } from '../../openapi/contract.decorator.js';
import { RateLimited } from '../../security/rate-limit.guard.js';

/** Documents drafted from requirements, and the clauses to add to them. */
@ApiTags('Templates')
@Controller('templates')
export class TemplatesController {
  constructor(
    @Inject(BUS) private readonly bus: Bus,
    private readonly jobs: JobCalls,
  ) {}

  @RateLimited(60, 60)
  @Post('generate')
  @Audited('draft_template', 'job')
  @Contract({
    summary: 'Drafts a document of one of the ten types from requirements in free text',
    body: GenerateTemplateRequestSchema,
    response: GenerateTemplateResponseSchema,
    errors: [
      'VALIDATION_FAILED',
      'NOT_SIGNED_IN',
      'PAYLOAD_TOO_LARGE',
      'RATE_LIMITED',
      'BUDGET_USED_UP',
      'AI_KEY_INVALID',
      'DEADLINE_EXCEEDED',
    ],
  })
  generate(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Body({ schema: GenerateTemplateRequestSchema })
    input: z.output<typeof GenerateTemplateRequestSchema>,
  ): Promise<JobAnswer<GenerateTemplateResponse>> {
    return this.jobs.answer({ request, response }, generateTemplate, { input });
  }

  @Get('clauses')
  @Contract({
    summary: 'The clause library: what may be inserted into a document, worded for a jurisdiction',
    response: z.array(LibraryClauseSchema),
    errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN'],
  })
  clauses(
    @Query({ schema: ListClausesRequestSchema })
    query: z.output<typeof ListClausesRequestSchema>,
  ): Promise<LibraryClause[]> {
    return this.bus.call(listClauses, query);
  }
}
