import { ENGINE_TEST_MS } from '@casewright/contracts';
import type { ModelFault } from '@casewright/law/model';
import { z } from 'zod';
import { answerForm } from '../../openai/client/read-answer.js';
import type { ModelQuestion } from '../../openai/client/read-stream.js';

const { schema, read } = answerForm(
  z.strictObject({ ready: z.boolean(), count: z.array(z.number()) }),
);

/** A question that costs next to nothing, asked in the form in which documents are read. */
export const TEST_QUESTION: ModelQuestion = {
  task: 'test',
  // Twenty numbers take long enough to tell how fast a model writes.
  system: 'You are asked whether you are there. Answer that you are ready, and count from 1 to 20.',
  turns: [{ role: 'user', content: 'Are you ready?' }],
  schema,
  // Models that think before they answer need some room for it.
  maxTokens: 1_000,
  timeoutMs: ENGINE_TEST_MS,
};

export function isInForm(answer: string): boolean {
  const said = read(answer, false);
  return said.success && said.data.ready;
}

/** Thirteen tokens to most tokenizers. */
const SENTENCE = 'The tenant pays the rent on the first day of each month. ';
const SENTENCE_TOKENS = 13;

/** The same question after so many tokens of no matter. */
export function longQuestion(tokens: number): ModelQuestion {
  const matter = SENTENCE.repeat(Math.ceil(tokens / SENTENCE_TOKENS));
  return { ...TEST_QUESTION, turns: [{ role: 'user', content: `${matter}Are you ready?` }] };
}

/** What an administrator can do about a failure, where there is something. */
export const WHAT_TO_MEND: Partial<Record<ModelFault, string>> = {
  key: 'Check OPENAI_API_KEY.',
  forbidden:
    'EXTERNAL_AI is off: check OPENAI_BASE_URL, or set EXTERNAL_AI to on if the model may be outside.',
  'rate-limited': 'Its limits have been reached: wait, or raise them where the key was issued.',
  unavailable: 'Check its log, or try again later.',
  unreachable:
    'Check OPENAI_BASE_URL, and that something this machine can reach is listening there.',
  timeout: 'A model may need longer while it is being loaded: try again.',
  truncated: 'A proxy between here and the endpoint may cut answers off.',
  malformed: 'Check OPENAI_BASE_URL: what answers there may not be an OpenAI-compatible endpoint.',
  'bad-request': 'Check OPENAI_MODEL, and that OPENAI_BASE_URL ends as the endpoint expects (/v1).',
};
