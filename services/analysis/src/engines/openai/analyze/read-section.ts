import { askInForm } from '../client/ask-in-form.js';
import { fence } from '../client/fence.js';
import type { ModelClient } from '../client/model-client.js';
import { type SectionReading, SectionReadingSchema } from './output-schema.js';
import { INSTRUCTIONS } from './prompt.js';
import { withoutLeaks } from './without-leaks.js';

const ANSWER_TOKENS = 4_000;

/**
 * Has the model read one section.
 * @throws ModelError; the signal's reason once it is aborted
 */
export async function readSection(
  client: ModelClient,
  section: string,
  signal: AbortSignal,
): Promise<SectionReading> {
  const { mark, content } = fence('section', section);
  const question = {
    ...{ task: 'analyze', system: INSTRUCTIONS, form: SectionReadingSchema },
    ...{ maxTokens: ANSWER_TOKENS, content },
  };
  return withoutLeaks(await askInForm(client, question, signal), [mark, INSTRUCTIONS]);
}
