import type { SearchRequestSchema, SearchResponse } from '@casewright/contracts';
import {
  type CaseFilter,
  calledSoFirst,
  type Exactness,
  forPinnedPage,
  type ParsedQuery,
  type PinnedPage,
  parseQuery,
  type Ranking,
  toSearchCases,
  type WeighedQuery,
} from '@casewright/law/ranking';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { LaterHistoryService } from '../later-history/later-history.service.js';
import { CASE_SEARCH_ENGINE, type CaseSearchEngine } from '../library/case-search-engine.js';
import { VectorSearch } from '../vectors/vector-search.js';
import { CaseDetailsRepository } from './case-details.repository.js';
import { LackingService } from './lacking.service.js';
import { NotHeldService } from './not-held.service.js';
import { PinnedPageService } from './pinned-page.service.js';
import { stage } from './search-metrics.js';

export type SearchInput = z.output<typeof SearchRequestSchema>;

const NOTHING = { cases: [] };

/** Searches the library, independent of the user. */
@Injectable()
export class CaseFinder {
  constructor(
    private readonly pins: PinnedPageService,
    private readonly vectors: VectorSearch,
    @Inject(CASE_SEARCH_ENGINE) private readonly engine: CaseSearchEngine,
    private readonly details: CaseDetailsRepository,
    private readonly later: LaterHistoryService,
    private readonly absent: NotHeldService,
    private readonly lacking: LackingService,
  ) {}

  /** A query that is plainly misspelled is answered as it was meant, unless it is meant verbatim. */
  async find(input: SearchInput): Promise<SearchResponse> {
    const given = await this.engine.weigh(parseQuery(input.query));
    const suggestion = input.verbatim ? null : await this.engine.suggest(given, true);
    // A name is spelled right if the history table has it, whether or not the library does.
    if (suggestion === null || (await this.absent.find(given.parsed, [])).length > 0)
      return this.answer(given, input);
    const meant = await this.engine.weigh(parseQuery(suggestion));
    const answer = await this.answer(meant, input);
    return { ...answer, suggestion, isCorrected: true };
  }

  private async answer(given: WeighedQuery, input: SearchInput): Promise<SearchResponse> {
    const pinned = await this.pins.find(given.parsed);
    const astray = pinned ? null : await this.lacking.byCitation(given.parsed);
    if (!astray) return this.findBy(given, pinned, input);
    const { lacking, nearest } = astray;
    const near = nearest && forPinnedPage(given.parsed, { citation: nearest });
    // Of a citation, other cases have no more than the numbers.
    const first = { ...input, page: 1, pageSize: 1 };
    const found = near ? await this.findBy(await this.engine.weigh(near), null, first) : NOTHING;
    const relevance = `Begins nearest in the volume, at ${nearest}.`;
    const cases = input.page === 1 ? found.cases.map((each) => ({ ...each, relevance })) : [];
    const notHeld = await this.absent.find(given.parsed, []);
    return {
      cases,
      total: found.cases.length,
      suggestion: null,
      engine: this.engine.name,
      page: input.page,
      pageSize: input.pageSize,
      ...(notHeld.length > 0 ? { notHeld } : { lacking }),
    };
  }

  private async findBy(
    given: WeighedQuery,
    pinned: PinnedPage | null,
    { filters, page, pageSize, sort }: SearchInput,
  ): Promise<SearchResponse> {
    const weighed = pinned ? await this.engine.weigh(forPinnedPage(given.parsed, pinned)) : given;
    const query = weighed.parsed;
    const [{ passages: near, isIncomplete }, successors] = await stage(
      'nearest',
      Promise.all([this.vectors.nearest(query), this.later.successors()]),
    );
    const filter = { ...toFilter(query, filters), ...(await this.outdated(filters)) };
    const shown = { filter, sort, offset: (page - 1) * pageSize, limit: pageSize };
    const ranking = await stage('rank', this.engine.rank(weighed, { ...shown, near, successors }));
    const caseIds = ranking.cases.map(({ caseId }) => caseId);
    const [details, digests, suggestion, histories] = await stage(
      'details',
      Promise.all([
        this.details.read(ranking.edition, ranking.cases),
        this.engine.digests(caseIds, ranking.edition),
        this.engine.suggest(ranking.query),
        this.later.ofFound(ranking.edition, caseIds),
      ]),
    );
    const history = new Map(caseIds.map((caseId, at) => [caseId, histories[at]!]));
    const found = toSearchCases({ query, pinned, ranking, details, digests, near, history });
    const cases = sort === 'relevance' ? calledSoFirst(found, query) : found;
    const notHeld = await this.absent.find(given.parsed, cases);
    const isWhole = page === 1 && sort === 'relevance' && !filters;
    const lacking =
      isWhole &&
      !pinned &&
      notHeld.length === 0 &&
      (await this.lacking.byName(given.parsed, cases));
    const { jurisdictions, courts, decades } = ranking.facets;
    return {
      cases,
      total: ranking.total.value,
      ...reachOf(ranking.total),
      ...coverageOf(ranking, filter),
      ...(notHeld.length > 0 && { notHeld }),
      ...(lacking && { lacking }),
      facets: { jurisdictions, courts, decades, ...reachOf(ranking.facets) },
      // A name is spelled right if the history table has it, whether or not the library does.
      suggestion: notHeld.length > 0 ? null : suggestion,
      page,
      pageSize,
      engine: ranking.engine,
      ...((ranking.isIncomplete || isIncomplete) && { isIncomplete: true }),
    };
  }

  private async outdated(
    filters: SearchInput['filters'],
  ): Promise<Pick<CaseFilter, 'exceptCases'>> {
    return filters?.standing === 'good' ? { exceptCases: await this.later.badLaw() } : {};
  }
}

/** Only for the whole library: that a filtered part has no answer proves nothing. */
function coverageOf(
  { coverage }: Ranking,
  { exceptCases: _, ...filter }: CaseFilter,
): Pick<SearchResponse, 'coverage' | 'uncovered'> {
  const isFiltered = Object.values(filter).some((of) => (Array.isArray(of) ? of.length : of));
  if (!coverage || isFiltered) return {};
  const { level, uncovered } = coverage;
  return { coverage: level, ...(uncovered.length > 0 && { uncovered }) };
}

/** Says how far the search counted, unless the count is exact. */
function reachOf(count: Exactness): Pick<SearchResponse, 'phraseReach'> {
  if (count.relation === 'exact') return {};
  return { phraseReach: { searched: count.searched, of: count.of } };
}

function toFilter(query: ParsedQuery, filters: SearchInput['filters']): CaseFilter {
  const day = (date: string | undefined) => (date ? Number(date.replaceAll('-', '')) : null);
  return {
    jurisdiction: filters?.jurisdiction ?? null,
    court: filters?.court ?? null,
    courts: query.courts,
    exceptCourts: query.exceptCourts,
    from: later(day(filters?.from), query.after),
    to: earlier(day(filters?.to), query.before),
  };
}

function later(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.max(a, b);
}

function earlier(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.min(a, b);
}
