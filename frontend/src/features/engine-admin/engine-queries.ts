import type { EngineOverview, EngineTest, EngineUsage, UsagePeriod } from '@casewright/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getJson, postJson } from '../../shared/api/client';

export function overviewQuery() {
  return queryOptions({
    queryKey: ['engine', 'overview'],
    queryFn: ({ signal }) => getJson<EngineOverview>('/api/admin/engine', { signal }),
  });
}

/** What the model was used for; the figures of another period stay until these are there. */
export function usageQuery(period: UsagePeriod) {
  return queryOptions({
    queryKey: ['engine', 'usage', period],
    queryFn: ({ signal }) =>
      getJson<EngineUsage>(`/api/admin/engine/usage?period=${period}`, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function testEngine(): Promise<EngineTest> {
  return postJson<EngineTest>('/api/admin/engine/test');
}
