import type { DescribedSource, DescriptionInput } from '../../../engine/ai-tasks.js';
import { askEach } from '../client/ask-each.js';
import { askInForm, fence } from '../client/ask-in-form.js';
import type { ModelClient } from '../client/model-client.js';
import { ModelError } from '../client/model-error.js';
import { groundCitation } from './ground-citation.js';
import { joinSources } from './join-sources.js';
import { CitationSaidSchema, INSTRUCTIONS, PROMPT_VERSION } from './prompt.js';

const ANSWER_TOKENS = 1_200;

/** Has the model read the fields of a described source, and holds each to the description. */
export class ModelCitation {
  constructor(private readonly client: ModelClient) {}

  /**
   * @param byRules what the rules read in the same description
   * @throws ModelError where nothing of the model's appears in the description
   */
  async addTo(
    byRules: DescribedSource,
    { content }: DescriptionInput,
    signal: AbortSignal,
  ): Promise<DescribedSource> {
    const asked = {
      ...{ task: 'citation', system: INSTRUCTIONS, form: CitationSaidSchema },
      ...{ maxTokens: ANSWER_TOKENS, content: fence('source', content).content },
    };
    const [said] = await askEach(
      [asked],
      (each, late) => askInForm(this.client, each, late),
      signal,
    );
    const grounded = groundCitation(said!, content);
    if (Object.keys(grounded.source.item).length === 1) throw new ModelError('ungrounded');
    const { dropped } = grounded;
    const joined = joinSources(byRules.source, grounded.source);
    return { ...joined, dropped, engine: this.client.model, prompt: PROMPT_VERSION };
  }
}
