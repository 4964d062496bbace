import type { RelevanceExplanations } from '@casewright/contracts';
import { queryOptions } from '@tanstack/react-query';
import { postJson } from '../../../shared/api/client';
import { runJob } from '../../../shared/jobs/run-job';
import { searchRequest } from '../api/search-query';
import { type SearchAddress, searchedWords } from '../search-address';

/** Why the cases of the address's page are there. Whoever goes on to another page ends the work. */
export function explanationsQuery(address: SearchAddress) {
  const { page, sort, filters } = address;
  const { category: _, ...request } = searchRequest(address);
  return queryOptions({
    queryKey: ['explanations', searchedWords(address), page, sort, filters],
    queryFn: ({ signal }) =>
      runJob<RelevanceExplanations>(
        (headers) => postJson('/api/search/explanations', request, { headers }),
        signal,
      ),
  });
}
