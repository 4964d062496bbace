import type { SaveDraftRequest, SavedDraft, SavedDraftSummary } from '@casewright/contracts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError, NetworkError, serverMessageOr } from '../../shared/api/api-error';
import { call } from '../../shared/api/client';
import { toastFailure } from '../../shared/ui/toast-store';
import { DRAFTS } from '../../shared/work/work-queries';
import * as texts from './texts';

/** The specification's words for a draft that could not be made for no stated reason. */
export const TEMPLATE_FAILED = texts.failedToGenerateTemplate;

/** A draft as one of its versions has it. Versions never change. */
export function draftVersionQuery(id: number, version: number) {
  return queryOptions({
    queryKey: [...DRAFTS, id, 'version', version],
    queryFn: ({ signal }) =>
      call('GET /templates/drafts/:id', { params: { id }, query: { version }, signal }),
  });
}

/** The versions of a draft, newest first. */
export function versionsQuery(id: number) {
  return queryOptions({
    queryKey: [...DRAFTS, id, 'versions'],
    queryFn: ({ signal }) => call('GET /templates/drafts/:id/versions', { params: { id }, signal }),
  });
}

/** The clauses that fit a document of this type, worded for a jurisdiction where one is named. */
export function clausesQuery(documentType: string, jurisdiction: string) {
  const query = { documentType, jurisdiction: jurisdiction || undefined };
  return queryOptions({
    queryKey: ['template-clauses', documentType, jurisdiction],
    queryFn: ({ signal }) => call('GET /templates/clauses', { query, signal }),
  });
}

/** The newest version of a draft, as it is now. */
export function readDraft(id: number): Promise<SavedDraft> {
  return call('GET /templates/drafts/:id', { params: { id } });
}

export function saveDraft(request: SaveDraftRequest): Promise<SavedDraftSummary> {
  return call('POST /templates/drafts', { body: request });
}

export function duplicateDraft(id: number): Promise<SavedDraftSummary> {
  return call('POST /templates/drafts/:id/duplicate', { params: { id } });
}

export function restoreVersion(id: number, version: number): Promise<SavedDraftSummary> {
  return call('POST /templates/drafts/:id/restore', { params: { id }, body: { version } });
}

export async function removeDraft(id: number): Promise<void> {
  await call('DELETE /templates/drafts/:id', { params: { id } });
}

/** Fetches the lists of drafts and versions again after one was added or removed. */
export async function refreshDrafts(client: QueryClient): Promise<void> {
  await client.cancelQueries({ queryKey: DRAFTS });
  await client.invalidateQueries({ queryKey: DRAFTS });
}

/** What a failed generation is explained with, in the toast and alongside the form. */
export function describeTemplateFailure(error: unknown): string {
  if (error instanceof ApiError) return serverMessageOr(error, TEMPLATE_FAILED);
  return error instanceof NetworkError ? error.message : TEMPLATE_FAILED;
}

/** Says what was not done and, after the server's own sentence or in its place, what is safe. */
export function reportFailure(title: string, error: unknown, safe = texts.nothingWasChanged): void {
  const reason = error instanceof NetworkError ? error.message : serverMessageOr(error);
  toastFailure(title, `${reason} ${safe}`);
}
