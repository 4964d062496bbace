import type { EngineTest, UsagePeriod } from '@casewright/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/client';

export function overviewQuery() {
  return queryOptions({
    queryKey: ['engine', 'overview'],
    queryFn: ({ signal }) => call('GET /admin/engine', { signal }),
  });
}

/** What the model was used for; the figures of another period stay until these are there. */
export function usageQuery(period: UsagePeriod) {
  return queryOptions({
    queryKey: ['engine', 'usage', period],
    queryFn: ({ signal }) => call('GET /admin/engine/usage', { query: { period }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function testEngine(): Promise<EngineTest> {
  return call('POST /admin/engine/test');
}
