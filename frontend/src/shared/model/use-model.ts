import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/client';

/** Which model helps here; asked once. */
function modelQuery() {
  return queryOptions({
    queryKey: ['model'],
    queryFn: ({ signal }) => call('GET /model', { signal }),
  });
}

/** The name of the model that helps here; null where there is none, and until that is known. */
export function useModel(): string | null {
  return useQuery(modelQuery()).data?.model ?? null;
}

/**
 * What was known of the model when the component appeared: what is laid out for a model, or without
 * one, stays so, and nothing moves later.
 */
export function useModelAtFirst(): string | null {
  const known = useModel();
  const [atFirst] = useState(known);
  return atFirst;
}
