import { ApiError, NetworkError, serverMessageOr } from '../../../shared/api/api-error';

/** The specification's words for a draft that could not be made for no stated reason. */
export const TEMPLATE_FAILED = 'Failed to generate template';

/** What a failed generation is explained with, in the toast and beside the form. */
export function describeTemplateFailure(error: unknown): string {
  if (error instanceof ApiError) return serverMessageOr(error, TEMPLATE_FAILED);
  return error instanceof NetworkError ? error.message : TEMPLATE_FAILED;
}
