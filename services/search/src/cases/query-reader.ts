import type { SearchRequestSchema } from '@casewright/contracts';
import {
  type CaseFilter,
  forPinnedPage,
  parseQuery,
  Spelling,
  toFilter,
  type WeighedQuery,
} from '@casewright/law/ranking';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { LaterHistoryService } from '../later-history/later-history.service.js';
import { CASE_SEARCH_ENGINE, type CaseSearchEngine } from '../library/case-search-engine.js';
import { AbsentDecisionsService } from './absent-decisions.service.js';
import { type AskedPage, AskedPageService } from './asked-page.service.js';

export type SearchInput = z.output<typeof SearchRequestSchema>;

/** What a person asks for: all that is read from a query before anything is searched. */
export interface AskedQuery extends AskedPage {
  /** What is ranked: of a page, the query for the case that has it. */
  weighed: WeighedQuery;
  filter: CaseFilter;
  /** It with the library's words for those that are misspelled. */
  suggestion: string | null;
  /** The same if it was plainly meant: then it is what is searched for. */
  corrected: string | null;
  /** Whether the first page of the whole library is asked for by a name: what it lacks, nothing has. */
  isWholeName: boolean;
}

/** Reads a query once, for all that is done with it. */
@Injectable()
export class QueryReader {
  constructor(
    @Inject(CASE_SEARCH_ENGINE) private readonly engine: CaseSearchEngine,
    private readonly spelling: Spelling,
    private readonly absent: AbsentDecisionsService,
    private readonly pages: AskedPageService,
    private readonly later: LaterHistoryService,
  ) {}

  async read({ query, verbatim, filters, page, sort }: SearchInput): Promise<AskedQuery> {
    const typed = await this.engine.weigh(parseQuery(query));
    const suggestion = await this.spelling.suggest(typed);
    const better = suggestion?.isClear && !verbatim ? suggestion.query : null;
    // A name is spelled right if the history table has it, whether or not the library does.
    const named = better && (await this.absent.notHeld(typed.parsed, []));
    const corrected = named?.length === 0 ? better : null;
    const meant = corrected === null ? typed.parsed : parseQuery(corrected);
    const asked = await this.pages.find(meant);
    const begins = asked.pinned?.citation ?? asked.astray?.nearest;
    const ranked = begins ? forPinnedPage(meant, begins) : meant;
    const weighed = ranked === typed.parsed ? typed : await this.engine.weigh(ranked);
    const exceptCases = filters?.standing === 'good' ? await this.later.badLaw() : undefined;
    const filter = { ...toFilter(ranked, filters), ...(exceptCases && { exceptCases }) };
    const isWhole = page === 1 && sort === 'relevance' && !filters && !asked.pinned;
    const isWholeName = isWhole && ranked.kind === 'name';
    const other = suggestion?.query ?? null;
    return { ...asked, weighed, filter, corrected, suggestion: other, isWholeName };
  }
}
