/** The screens that analyze documents, as categories of the history. */
export const ANALYSIS_CATEGORIES = ['document-analysis', 'ai-insights'] as const;

/** What each screen says to neither a file nor a text. */
export const NOTHING_TO_ANALYZE: Record<(typeof ANALYSIS_CATEGORIES)[number], string> = {
  'document-analysis': 'Please upload a file or enter text to analyze',
  'ai-insights': 'Please either upload a file or enter text for analysis',
};
