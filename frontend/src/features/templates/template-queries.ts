import type { QueryClient } from '@tanstack/react-query';
import { ApiError, NetworkError, serverMessageOr } from '../../shared/api/api-error';
import { fetchAgain, routeQuery } from '../../shared/api/queries';
import { toastFailure } from '../../shared/ui/toast-store';
import { draftsQuery } from '../../shared/work/work-queries';

/** The specification's words for a draft that could not be made for no stated reason. */
export const TEMPLATE_FAILED = 'Failed to generate template';

/** A draft as one of its versions has it. Versions never change. */
export const draftVersionQuery = (id: number, version: number) =>
  routeQuery('GET /templates/drafts/:id', { params: { id }, query: { version } });

/** The versions of a draft, newest first. */
export const versionsQuery = (id: number) => ({
  ...routeQuery('GET /templates/drafts/:id/versions', { params: { id } }),
  queryKey: [...draftsQuery.queryKey, id],
});

/** The clauses that fit a document of this type, worded for a jurisdiction where one is named. */
export function clausesQuery(documentType: string, jurisdiction: string) {
  const query = { documentType, jurisdiction: jurisdiction || undefined };
  return routeQuery('GET /templates/clauses', { query });
}

/** Fetches the lists of drafts and versions again after one was added or removed. */
export const refreshDrafts = (client: QueryClient): Promise<void> =>
  fetchAgain(client, draftsQuery.queryKey);

/** What a failed generation is explained with, in the toast and alongside the form. */
export function describeTemplateFailure(error: unknown): string {
  if (error instanceof ApiError) return serverMessageOr(error, TEMPLATE_FAILED);
  return error instanceof NetworkError ? error.message : TEMPLATE_FAILED;
}

/** Says what was not done and, after the server's own sentence or in its place, what is safe. */
export function reportFailure(title: string, error: unknown, safe = 'Nothing was changed.'): void {
  const reason = error instanceof NetworkError ? error.message : serverMessageOr(error);
  toastFailure(title, `${reason} ${safe}`);
}
