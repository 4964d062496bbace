import type { LibraryImport, LibraryImportDetail, LibraryOverview } from '@casewright/contracts';
import { queryOptions } from '@tanstack/react-query';
import { apiRequest, getJson, postJson } from '../../shared/api/client';

const WHILE_RUNNING_MS = 1_000;

/** Whether an import is still at work, or waits to be. */
export function isUnderWay({ state }: Pick<LibraryImport, 'state'>): boolean {
  return state === 'queued' || state === 'running';
}

export function overviewQuery() {
  return queryOptions({
    queryKey: ['library', 'overview'],
    queryFn: ({ signal }) => getJson<LibraryOverview>('/api/library', { signal }),
  });
}

/** The imports, fetched again every second while one is running. */
export function importsQuery() {
  return queryOptions({
    queryKey: ['library', 'imports'],
    queryFn: ({ signal }) => getJson<LibraryImport[]>('/api/library/imports', { signal }),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? WHILE_RUNNING_MS : false),
  });
}

/** An import's problems, a page of them. */
export function problemsQuery(id: number, page: number) {
  return queryOptions({
    queryKey: ['library', 'imports', id, page],
    queryFn: ({ signal }) =>
      getJson<LibraryImportDetail>(`/api/library/imports/${id}?page=${page}`, { signal }),
  });
}

export function startImport(path: string): Promise<LibraryImport> {
  return postJson<LibraryImport>('/api/library/imports', { path });
}

export async function stopImport(id: number): Promise<void> {
  await apiRequest(`/api/library/imports/${id}`, { method: 'DELETE' });
}
