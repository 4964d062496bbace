import { ApiError, NetworkError, serverMessageOr } from '../../../shared/api/api-error';

/** The specification's words for a generation that failed for no stated reason. */
export const GENERATION_FAILED = 'Failed to generate citation';

/** What a failed generation is explained with, in the toast and beside the form. */
export function describeGenerateFailure(error: unknown): string {
  if (error instanceof ApiError) return serverMessageOr(error, GENERATION_FAILED);
  return error instanceof NetworkError ? error.message : GENERATION_FAILED;
}
