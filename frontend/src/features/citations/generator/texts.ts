import type { FieldOrigin } from '@casewright/contracts';
import { ApiError, NetworkError, serverMessageOr } from '../../../shared/api/api-error';
// Generator form

// Use generator

export const noCitationCouldBeWritten = 'No citation could be written';

// Use recheck

/** The specification's words for a generation that failed for no stated reason. */
export const GENERATION_FAILED = 'Failed to generate citation';

/** Where a field's value comes from, in words. */
export const ORIGIN_WORDS: Record<FieldOrigin, string> = {
  text: 'from your text',
  library: 'from the library',
  index: 'from the citation index',
  reporter: 'by the reporter',
};

/** What a failed generation is explained with, in the toast and alongside the form. */
export function describeGenerateFailure(error: unknown): string {
  if (error instanceof ApiError) return serverMessageOr(error, GENERATION_FAILED);
  return error instanceof NetworkError ? error.message : GENERATION_FAILED;
}
