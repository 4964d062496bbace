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
import { Body, Controller, Get, Inject, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Contract } from '../../openapi/contract.decorator.js';
import { RateLimited } from '../../security/rate-limit.guard.js';
import { TextClaims } from '../../uploads/text-claims.js';

/** Documents drafted from requirements, and the clauses to add to them. */
@ApiTags('Templates')
@Controller('templates')
export class TemplatesController {
  constructor(
    @Inject(BUS) private readonly bus: Bus,
    private readonly claims: TextClaims,
  ) {}

  @RateLimited(60, 60)
  @Post('generate')
  @Contract({
    summary: 'Drafts a document of one of the ten types from requirements in free text',
    body: GenerateTemplateRequestSchema,
    response: GenerateTemplateResponseSchema,
    errors: [
      'VALIDATION_FAILED',
      'NOT_SIGNED_IN',
      'PAYLOAD_TOO_LARGE',
      'RATE_LIMITED',
      'AI_KEY_INVALID',
      'DEADLINE_EXCEEDED',
    ],
  })
  async generate(
    @Body({ schema: GenerateTemplateRequestSchema })
    request: z.output<typeof GenerateTemplateRequestSchema>,
  ): Promise<GenerateTemplateResponse> {
    return this.claims.read(
      GenerateTemplateResponseSchema,
      await this.bus.call(generateTemplate, request),
    );
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
