import type { AnalyzeResponse } from '@casewright/contracts';

/** A result as the screen shows it; without a document number there is no document to open. */
export type AnalysisResult = Omit<AnalyzeResponse, 'documentId' | 'jobId'> & {
  documentId: number | null;
};

const NOTHING_READ: Pick<AnalyzeResponse, 'documentType' | 'stats'> = {
  documentType: { type: 'other', label: 'Document', family: 'other', confidence: 0, evidence: [] },
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
