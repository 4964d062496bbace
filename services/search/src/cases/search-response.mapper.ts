import type { Lacking, NotHeld, SearchCase, SearchResponse } from '@casewright/contracts';
import type { CaseFilter, Exactness, Ranking } from '@casewright/law/ranking';
import type { AskedQuery, SearchInput } from './query-reader.js';

/** A page of results, and how it was found. */
export interface FoundPage {
  cases: SearchCase[];
  ranking: Ranking;
  isIncomplete: boolean;
}

/** What a query names and the library does not hold. */
interface Absent {
  notHeld: NotHeld[];
  lacking: Lacking | null;
}

/** @param found null where a citation leads astray, and nothing is near */
export function toSearchResponse(
  asked: AskedQuery,
  found: FoundPage | null,
  absent: Absent,
  input: SearchInput,
): SearchResponse {
  const answer =
    asked.astray || !found
      ? toNearest(asked, found, absent, input)
      : toMatching(asked, found, absent, input);
  if (asked.corrected === null) return answer;
  return { ...answer, suggestion: asked.corrected, isCorrected: true };
}

function toNearest(
  { weighed, astray }: AskedQuery,
  found: FoundPage | null,
  { notHeld }: Absent,
  { page, pageSize }: SearchInput,
): SearchResponse {
  const relevance = `Begins nearest in the volume, at ${astray?.nearest}.`;
  const cases = (found?.cases ?? []).map((each) => ({ ...each, relevance }));
  return {
    cases: page === 1 ? cases : [],
    total: cases.length,
    suggestion: null,
    engine: weighed.source.engine,
    page,
    pageSize,
    ...(notHeld.length > 0 ? { notHeld } : astray && { lacking: astray.lacking }),
  };
}

function toMatching(
  { filter, suggestion }: AskedQuery,
  { cases, ranking, isIncomplete }: FoundPage,
  { notHeld, lacking }: Absent,
  { page, pageSize }: SearchInput,
): SearchResponse {
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
