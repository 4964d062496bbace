import type { WritingAudience, WritingDocumentKind, WritingFamily } from '@casewright/contracts';

/** The families of rules as the filter names them. */
export const FAMILY_WORDS: Record<WritingFamily, string> = {
  'plain-words': 'Plain words',
  verbs: 'Verbs',
  sentences: 'Sentences',
  precision: 'Precision',
  obligations: 'Obligations',
  consistency: 'Consistency',
  mechanics: 'Mechanics',
  'word-choice': 'Word choice',
  tone: 'Tone',
  citations: 'Citations',
};

export const DOCUMENT_KIND_WORDS: Record<WritingDocumentKind, string> = {
  brief: 'Brief',
  contract: 'Contract',
  'client-letter': 'Client letter',
  'demand-letter': 'Demand letter',
  memo: 'Memo',
  opinion: 'Opinion',
  other: 'Other text',
};

export const AUDIENCE_WORDS: Record<WritingAudience, string> = {
  court: 'A court',
  client: 'A client',
  opponent: 'The other side',
  colleague: 'A colleague',
  'contract-parties': 'The parties',
  general: 'Anybody',
};
