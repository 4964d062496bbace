import type { SearchFacets, SearchResponse } from '@casewright/contracts';
import { useState } from 'react';

/** The counts of a search; while a narrower part is fetched, those from before stay. */
export function useLastFacets(
  answer: SearchResponse | undefined,
  query: string,
): SearchFacets | undefined {
  const [last, setLast] = useState<{ query: string; facets: SearchFacets }>();
  if (answer?.facets && answer.facets !== last?.facets) {
    setLast({ query, facets: answer.facets });
    return answer.facets;
  }
  return last?.query === query ? last.facets : undefined;
}
