import type { RelevanceExplanations, SearchCase } from '@casewright/contracts';
import type { EngineContext, RelevanceInput } from '../../../engine/ai-tasks.js';
import { askEach } from '../client/ask-each.js';
import type { ModelClient } from '../client/model-client.js';
import { ModelError } from '../client/model-error.js';
import type { ModelSettings } from '../settings/model-settings.js';
import { askExplanations } from './ask-explanations.js';
import { type ExplanationTally, groundExplanation } from './ground-explanation.js';
import { packCases } from './pack-cases.js';
import { PROMPT_VERSION } from './prompt.js';

/** Has the model say why cases answer a query, and holds it to their records. */
export class ModelRelevance {
  constructor(
    private readonly client: ModelClient,
    private readonly bounds: Pick<ModelSettings, 'sectionTokens'>,
  ) {}

  /** @throws ModelError where no sentence of the model's can be shown */
  async explain(
    { query, cases }: RelevanceInput,
    { citations }: EngineContext,
    signal: AbortSignal,
  ): Promise<RelevanceExplanations> {
    const groups = packCases(cases, this.bounds.sectionTokens);
    const answers = await askEach(
      groups,
      async (group, either) => ({
        read: group.length,
        said: await askExplanations(this.client, query, group, either),
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
      engine: this.client.model,
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
