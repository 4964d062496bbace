import type { AnalyzeResponse } from '@casewright/contracts';
import { ApiError, serverMessageOr } from '../../../shared/api/api-error';

/** A result as the screen shows it; without a document number there is no document to open. */
export type AnalysisResult = Omit<AnalyzeResponse, 'documentId' | 'jobId'> & {
  documentId: number | null;
};

const NOTHING_READ: Pick<AnalyzeResponse, 'documentType' | 'stats'> = {
  documentType: {
    type: 'other',
    label: 'Document',
    family: 'other',
    confidence: 0,
    evidence: [],
  },
  stats: {
    characters: 0,
    words: 0,
    sentences: 0,
    sections: 0,
    definedTerms: 0,
    citations: 0,
    pages: null,
  },
};

/** The specification's words for an analysis that failed for no stated reason. */
export const ANALYSIS_FAILED = 'Failed to analyze document';

/**
 * Completes an answer of which only `analysis`, `insights` and `recommendations` are certain: a
 * server of another version, or one that keeps no documents, may leave the rest out.
 */
export function toResult(answer: Partial<AnalyzeResponse>): AnalysisResult {
  return {
    analysis: '',
    insights: [],
    recommendations: [],
    findings: [],
    parties: [],
    dates: [],
    citations: [],
    authorities: null,
    engine: '',
    title: '',
    notices: [],
    documentId: null,
    ...NOTHING_READ,
    ...answer,
  };
}

/** What a failed analysis is explained with on Document Analysis. */
export function describeAnalysisFailure(error: unknown): string {
  return serverMessageOr(error, ANALYSIS_FAILED);
}

/** The same for AI Insights, where a body that is not JSON is itself the explanation. */
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
