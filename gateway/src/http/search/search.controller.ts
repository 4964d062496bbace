import {
  type HistoryEntry,
  HistoryEntrySchema,
  listHistory,
  SearchRequestSchema,
  type SearchResponse,
  SearchResponseSchema,
  searchCases,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Body, Controller, Get, Inject, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { NotAudited } from '../../audit/audited.decorator.js';
import { Contract } from '../../openapi/contract.decorator.js';
import { RateLimited } from '../../security/rate-limit.guard.js';

@ApiTags('Case law')
@Controller('search')
export class SearchController {
  constructor(@Inject(BUS) private readonly bus: Bus) {}

  @RateLimited(240, 60)
  @Post()
  @NotAudited('Only reads; its user has it in the search history')
  @Contract({
    summary: 'Searches the case-law library',
    body: SearchRequestSchema,
    response: SearchResponseSchema,
    errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'RATE_LIMITED', 'AI_KEY_INVALID'],
  })
  search(
    @Body({ schema: SearchRequestSchema }) request: z.output<typeof SearchRequestSchema>,
  ): Promise<SearchResponse> {
    return this.bus.call(searchCases, request);
  }

  @Get('history')
  @Contract({
    summary: "The caller's search history, newest first",
    response: z.array(HistoryEntrySchema),
    errors: ['NOT_SIGNED_IN'],
  })
  history(): Promise<HistoryEntry[]> {
    return this.bus.call(listHistory, {});
  }
}
