import type { EngineTest, Evaluation, UsagePeriod } from '@casewright/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { routeQuery } from '../../shared/api/queries';

export const overviewQuery = routeQuery('GET /admin/engine');

/** What the model was used for; the figures of another period stay until these are there. */
export function usageQuery(period: UsagePeriod) {
  return {
    ...routeQuery('GET /admin/engine/usage', { query: { period } }),
    placeholderData: keepPreviousData,
  };
}

export function testEngine(signal: AbortSignal): Promise<EngineTest> {
  return call('POST /admin/engine/test', { signal });
}

/** @returns whose evaluation it is. @throws SyntaxError for a file that is not JSON */
export async function addEvaluation(file: File): Promise<string> {
  const body: Evaluation = JSON.parse(await file.text());
  await call('POST /admin/engine/reports', { body });
  return body.model;
}
