import { ApiError, serverMessageOr } from '../../../shared/api/api-error';

/** The specification's words for an analysis that failed for no stated reason. */
export const ANALYSIS_FAILED = 'Failed to analyze document';

/** What a failed analysis is explained with on Document Analysis. */
export function describeAnalysisFailure(error: unknown): string {
  return serverMessageOr(error, ANALYSIS_FAILED);
}

/** The same on AI Insights, where a body that is not JSON is itself the explanation. */
export function describeInsightsFailure(error: unknown): string {
  if (!(error instanceof ApiError) || isJson(error.bodyText)) return describeAnalysisFailure(error);
  return error.bodyText.trim() || `Server error: ${error.status}`;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
