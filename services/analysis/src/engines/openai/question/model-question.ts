import type { QuestionAnswer } from '../../../engine/ai-tasks.js';
import { askEach } from '../client/ask-each.js';
import { askInForm, fence } from '../client/ask-in-form.js';
import type { ModelClient } from '../client/model-client.js';
import { addsSomething, groundQuestion } from './ground-question.js';
import { INSTRUCTIONS, PROMPT_VERSION, QuestionSaidSchema } from './prompt.js';

const ANSWER_TOKENS = 800;
const LONGEST = 2_000;

/** Has the model read a question for what to search by, and holds it to the question. */
export class ModelQuestion {
  constructor(private readonly client: ModelClient) {}

  /** @throws ModelError */
  async read(query: string, signal: AbortSignal): Promise<QuestionAnswer> {
    const question = query.slice(0, LONGEST);
    const asked = {
      task: 'question',
      system: INSTRUCTIONS,
      form: QuestionSaidSchema,
      maxTokens: ANSWER_TOKENS,
      content: fence('question', question).content,
    };
    const [said] = await askEach(
      [asked],
      (each, late) => askInForm(this.client, each, late),
      signal,
    );
    const { reading, dropped } = groundQuestion(said!, question);
    return {
      engine: this.client.model,
      prompt: PROMPT_VERSION,
      dropped,
      reading: addsSomething(reading) ? reading : null,
    };
  }
}
