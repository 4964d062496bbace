import type { RelevanceExplanations, SearchCase } from '@casewright/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/client';
import { runJob } from '../../../shared/jobs/run-job';
import { useModel } from '../../../shared/model/use-model';
import { searchRequest } from '../api/search-query';
import { type SearchAddress, searchedWords } from '../search-address';
import { type Explanation, explanationOf } from './explanation-of';

/**
 * Explanations by the model for the cases on the page, which are on the screen meanwhile; null where
 * there is no model.
 */
export function useExplanations(
  address: SearchAddress,
): ((found: SearchCase) => Explanation) | null {
  const model = useModel('relevance');
  const { data: answer, isError } = useQuery({
    ...explanationsQuery(address),
    enabled: model !== null,
  });
  if (model === null) return null;
  return (found) => explanationOf(found, { model, answer, isFailed: isError });
}

/** Why the cases of the address's page are there. Moving on to another page cancels the work. */
function explanationsQuery(address: SearchAddress) {
  const { page, sort, filters } = address;
  const { category: _, ...request } = searchRequest(address);
  return queryOptions({
    queryKey: ['explanations', searchedWords(address), page, sort, filters],
    queryFn: ({ signal }) =>
      runJob<RelevanceExplanations>(
        (headers) => call('POST /search/explanations', { body: request, headers }),
        signal,
      ),
  });
}
