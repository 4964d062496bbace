import type { SearchRequestSchema, SearchResponse } from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { HistoryService } from '../history/history.service.js';
import { toSearchQuery } from '../query/search-query.js';
import { CasesRepository } from './cases.repository.js';
import { toSearchCase } from './found-case.mapper.js';

/** Named in every answer, so that a reader knows what ranked the cases. */
const ENGINE = 'built-in';

@Injectable()
export class CasesService {
  constructor(
    private readonly cases: CasesRepository,
    private readonly history: HistoryService,
  ) {}

  /** Searches the library; a new query (not a further page of it) goes into the history. */
  async search(request: z.output<typeof SearchRequestSchema>): Promise<SearchResponse> {
    const { query, category, ...options } = request;
    if (options.page === 1) await this.history.record(query.replaceAll('\0', ' '), category);
    const asked = toSearchQuery(query);
    let found = await this.cases.search(asked, options, false);
    if (found.length === 0) found = await this.cases.search(asked, options, true);
    return {
      cases: found.map(toSearchCase),
      total: found[0]?.total ?? 0,
      page: options.page,
      pageSize: options.pageSize,
      engine: ENGINE,
    };
  }
}
