import { NOTHING_TO_ANALYZE } from '@casewright/contracts';
import { pages } from '../../shared/config/pages';
import { paths } from '../../shared/config/paths';

export interface Tool {
  category: 'document-analysis' | 'ai-insights';
  path: string;
  title: string;
  description: string;
  /** The words on the button that submits. */
  submit: string;
  /** What the text of the result is headed with. */
  analysisHeading: string;
  /** What a submission with neither a file nor a text gets to read. */
  nothing: string;
  /** What an emptied text box says; null for nothing. */
  textRequired: string | null;
  /** Whether a failure is also shown in the page, and not in a toast alone. */
  showsFailureInline: boolean;
}

/** The two screens over the same analysis; their words are the specification's. */
export const DOCUMENT_ANALYSIS: Tool = {
  category: 'document-analysis',
  path: paths.documentAnalysis,
  title: pages.documentAnalysis.title,
  description:
    'Reads a contract, filing, or opinion, and shows what matters next to the words that say so.',
  submit: 'Analyze document',
  analysisHeading: 'Analysis',
  nothing: NOTHING_TO_ANALYZE['document-analysis'],
  textRequired: null,
  showsFailureInline: true,
};

export const INSIGHTS: Tool = {
  category: 'ai-insights',
  path: paths.insights,
  title: pages.insights.title,
  description:
    'Recommends what to do about a legal text. Document Analysis shows what it says, and where.',
  submit: 'Analyze text',
  analysisHeading: 'Legal Analysis',
  nothing: NOTHING_TO_ANALYZE['ai-insights'],
  textRequired: 'Please enter some legal text for analysis',
  showsFailureInline: false,
};
