import type { ModelTask } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../api/queries';

/** Which model helps here; asked once. */
const modelQuery = routeQuery('GET /model');

/** The name of the model that helps here, or with a task; null where there is none, and until that is known. */
export function useModel(task?: ModelTask): string | null {
  const inUse = useQuery(modelQuery).data;
  return (task && inUse?.taskModels?.[task]) ?? inUse?.model ?? null;
}

/** Whether it is known yet if a model helps here; so it is too where asking failed. */
export function useIsModelKnown(): boolean {
  return !useQuery(modelQuery).isPending;
}
