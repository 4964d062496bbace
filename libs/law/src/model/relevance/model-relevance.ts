import type { RelevanceExplanations, SearchCase } from '@casewright/contracts';
import type { EngineContext, RelevanceInput } from '../ai-tasks.js';
import type { Asker } from '../asker.js';
import { ModelError } from '../model-error.js';
import { askExplanations } from './ask-explanations.js';
import { type ExplanationTally, groundExplanation } from './ground-explanation.js';
import { packCases } from './pack-cases.js';
import { PROMPT_VERSION } from './prompt.js';

/**
 * Has the model say why cases answer a query, and holds it to their records.
 * @throws ModelError where no sentence of the model's can be shown
 */
export async function explainWith(
  asker: Asker,
  { query, cases }: RelevanceInput,
  { citations }: EngineContext,
  signal: AbortSignal,
): Promise<RelevanceExplanations> {
  const answers = await asker.askEach(
    packCases(cases, asker.sectionTokens),
    async (group, either) => ({
      read: group.length,
      said: await askExplanations(asker, query, group, either),
    }),
    signal,
  );
  const tally = emptyTally();
  const texts = new Map<number, string>();
  for (const said of answers.flatMap((answer) => answer.said)) {
    texts.set(said.id, await groundExplanation(said, query, citations, tally));
    signal.throwIfAborted();
  }
  if (tally.sentencesKept === 0) throw new ModelError('ungrounded');
  const { kept, dropped: _, ...counts } = tally;
  return {
    engine: asker.model,
    explanations: cases.map((found) => explanation(found, texts.get(found.id))),
    grounding: {
      prompt: PROMPT_VERSION,
      quotationsKept: kept,
      ...counts,
      casesRead: answers.reduce((sum, { read }) => sum + read, 0),
      casesTotal: cases.length,
    },
  };
}

const emptyTally = (): ExplanationTally => ({
  kept: 0,
  dropped: 0,
  citationsVerified: 0,
  sentencesKept: 0,
  sentencesDropped: 0,
});

function explanation({ id, relevance }: SearchCase, text = '') {
  return text === ''
    ? { id, text: relevance, source: 'rule' as const }
    : { id, text, source: 'model' as const };
}
