import type { SearchRequestSchema } from '@casewright/contracts';
import {
  type AskedDecision,
  askedDecisions,
  type CaseFilter,
  forPinnedPage,
  type PinnedPage,
  parseQuery,
  Spelling,
  toFilter,
  type WeighedQuery,
} from '@casewright/law/ranking';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { LaterHistoryService } from '../later-history/later-history.service.js';
import { CASE_SEARCH_ENGINE, type CaseSearchEngine } from '../library/case-search-engine.js';
import { AskedDecisionsService, type Astray } from './asked-decisions.service.js';

export type SearchInput = z.output<typeof SearchRequestSchema>;

/** What a person asks for: all that is read from a query before anything is searched. */
export interface AskedQuery {
  /** What is ranked: of a page, the query for the case that has it. */
  weighed: WeighedQuery;
  filter: CaseFilter;
  /** Those that it names, as it was meant. */
  decisions: readonly AskedDecision[];
  pinned: PinnedPage | null;
  astray: Astray | null;
  /** What a plainly misspelled query was taken for. */
  corrected: string | null;
}

/** Reads a query once, for all that is done with it. */
@Injectable()
export class QueryReader {
  constructor(
    @Inject(CASE_SEARCH_ENGINE) private readonly engine: CaseSearchEngine,
    private readonly spelling: Spelling,
    private readonly asked: AskedDecisionsService,
    private readonly later: LaterHistoryService,
  ) {}

  async read({ query, verbatim, filters }: SearchInput): Promise<AskedQuery> {
    const typed = await this.engine.weigh(parseQuery(query));
    const corrected = verbatim ? null : await this.corrected(typed);
    const meant = corrected === null ? typed : await this.engine.weigh(parseQuery(corrected));
    const decisions = askedDecisions(meant.parsed);
    const page = await this.asked.page(meant.parsed, decisions);
    const pinned = page && 'pinned' in page ? page.pinned : null;
    const astray = page && 'astray' in page ? page.astray : null;
    const begins = pinned?.citation ?? astray?.nearest;
    const weighed = begins ? await this.engine.weigh(forPinnedPage(meant.parsed, begins)) : meant;
    const exceptCases = filters?.standing === 'good' ? await this.later.badLaw() : undefined;
    const filter = { ...toFilter(weighed.parsed, filters), ...(exceptCases && { exceptCases }) };
    return { weighed, filter, decisions, pinned, astray, corrected };
  }

  /** A name is spelled right if the history table has it, whether or not the library does. */
  private async corrected(typed: WeighedQuery): Promise<string | null> {
    const better = await this.spelling.suggest(typed, true);
    if (better === null) return null;
    const told = await this.asked.notHeld(askedDecisions(typed.parsed), []);
    return told.length > 0 ? null : better;
  }
}
