import type { SearchResponse } from '@casewright/contracts';
import { toSearchCases } from '@casewright/law/ranking';
import { Inject, Injectable } from '@nestjs/common';
import { LaterHistoryService } from '../later-history/later-history.service.js';
import { CASE_SEARCH_ENGINE, type CaseSearchEngine } from '../library/case-search-engine.js';
import { DigestsRepository } from '../library/digests.repository.js';
import { VectorSearch } from '../vectors/vector-search.js';
import { AbsentDecisionsService } from './absent-decisions.service.js';
import { CaseDetailsRepository } from './case-details.repository.js';
import { type AskedQuery, QueryReader, type SearchInput } from './query-reader.js';
import { stages } from './search-metrics.js';
import { type FoundPage, toSearchResponse } from './search-response.mapper.js';

/** Of a citation, other cases have no more than the numbers. */
const NEAREST = { page: 1, pageSize: 1 };

/** Searches the library, independent of the user. */
@Injectable()
export class CaseFinder {
  constructor(
    private readonly reader: QueryReader,
    private readonly vectors: VectorSearch,
    @Inject(CASE_SEARCH_ENGINE) private readonly engine: CaseSearchEngine,
    private readonly details: CaseDetailsRepository,
    private readonly digests: DigestsRepository,
    private readonly later: LaterHistoryService,
    private readonly absent: AbsentDecisionsService,
  ) {}

  async find(input: SearchInput): Promise<SearchResponse> {
    const asked = await this.reader.read(input);
    const found = await this.page(asked, input);
    const { weighed, astray } = asked;
    const cases = astray || !found ? [] : found.cases;
    const notHeld = await this.absent.notHeld(weighed.parsed, cases);
    const isLacking = asked.isWholeName && !astray && notHeld.length === 0;
    const lacking = isLacking ? await this.absent.lacking(weighed.parsed, cases) : null;
    return toSearchResponse(asked, found, { notHeld, lacking }, input);
  }

  /** Null where a citation leads astray, and nothing is near. */
  private async page(asked: AskedQuery, input: SearchInput): Promise<FoundPage | null> {
    const { weighed, filter, pinned, astray } = asked;
    if (astray?.nearest === null) return null;
    const { sort } = input;
    const { page, pageSize: limit } = astray ? NEAREST : input;
    const ends = stages();
    const [{ passages: near, isIncomplete }, successors] = await Promise.all([
      this.vectors.nearest(weighed.parsed),
      this.later.successors(),
    ]);
    ends('nearest');
    const shown = { filter, sort, offset: (page - 1) * limit, limit, near, successors };
    const ranking = await this.engine.rank(weighed, shown);
    ends('rank');
    const { edition, cases } = ranking;
    const ids = cases.map(({ caseId }) => caseId);
    const [details, digests, histories] = await Promise.all([
      this.details.read(edition, cases),
      this.digests.read(ids, edition),
      this.later.ofFound(edition, ids),
    ]);
    ends('details');
    const history = new Map(ids.map((id, at) => [id, histories[at]!]));
    const query = weighed.parsed;
    const all = { query, sort, pinned, ranking, details, digests, near, history };
    return { cases: toSearchCases(all), ranking, isIncomplete };
  }
}
