import type { QuestionUnderstanding } from '@casewright/contracts';
import { queryOptions } from '@tanstack/react-query';
import { postJson } from '../../../shared/api/client';
import { runJob } from '../../../shared/jobs/run-job';

/** How the model reads a question. Whoever goes on to another search ends the work. */
export function understandingQuery(query: string) {
  return queryOptions({
    queryKey: ['understanding', query],
    queryFn: ({ signal }) =>
      runJob<QuestionUnderstanding>(
        (headers) => postJson('/api/search/understanding', { query }, { headers }),
        signal,
      ),
  });
}
