import type { EngineContext, QuestionAnswer } from '../ai-tasks.js';
import { type Asker, askOne } from '../asker.js';
import { fence } from '../grounding/fence.js';
import { addsSomething, groundQuestion } from './ground-question.js';
import { INSTRUCTIONS, PROMPT_VERSION, QuestionSaidSchema } from './prompt.js';

const ANSWER_TOKENS = 800;
const LONGEST = 2_000;

/**
 * Has the model read a question for what to search by, and holds it to the question.
 * @throws ModelError
 */
export async function understandWith(
  asker: Asker,
  { query }: { query: string },
  _context: EngineContext,
  signal: AbortSignal,
): Promise<QuestionAnswer> {
  const question = query.slice(0, LONGEST);
  const asked = {
    task: 'question',
    system: INSTRUCTIONS,
    form: QuestionSaidSchema,
    maxTokens: ANSWER_TOKENS,
    content: fence('question', question).content,
  };
  const { reading, dropped } = groundQuestion(await askOne(asker, asked, signal), question);
  return {
    engine: asker.model,
    prompt: PROMPT_VERSION,
    dropped,
    reading: addsSomething(reading) ? reading : null,
  };
}
