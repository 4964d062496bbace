import type { Asker } from '../asker.js';
import { fence, leakDetector } from '../grounding/fence.js';
import type { CaseWithRecord } from './pack-cases.js';
import { ExplanationsSaidSchema, INSTRUCTIONS } from './prompt.js';

const ANSWER_TOKENS = 1_500;
const LONGEST_QUERY = 2_000;

/** What a model says about a case; not yet compared with anything. */
export interface Said extends CaseWithRecord {
  text: string;
}

/**
 * Asks the model about a group of cases. Of several texts for one case the first counts.
 * @throws ModelError; the signal's reason once it is aborted
 */
export async function askExplanations(
  asker: Asker,
  query: string,
  cases: readonly CaseWithRecord[],
  signal: AbortSignal,
): Promise<Said[]> {
  const records = cases.map(({ record }, at) => `Case ${at + 1}\n${record}`);
  const material = [`Query: ${query.slice(0, LONGEST_QUERY)}`, ...records].join('\n\n');
  const { mark, content } = fence('results', material);
  const question = {
    task: 'relevance',
    system: INSTRUCTIONS,
    form: ExplanationsSaidSchema,
    maxTokens: ANSWER_TOKENS,
    content,
  };
  const { explanations } = await asker.askInForm(question, signal);
  const isClean = leakDetector([mark, INSTRUCTIONS]);
  return cases.flatMap((each, at) => {
    const text = explanations.find((said) => said.case === at + 1)?.text;
    return text !== undefined && isClean(text) ? [{ ...each, text }] : [];
  });
}
