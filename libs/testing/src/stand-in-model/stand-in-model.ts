import type { ModelRequest } from '../model-server/model-server.js';
import type { ScriptedAnswer } from '../model-server/scripted-answer.js';
import { analyze } from './answers/analyze.js';
import { ask } from './answers/ask.js';
import { citation } from './answers/citation.js';
import { question } from './answers/question.js';
import { relevance } from './answers/relevance.js';
import { template } from './answers/template.js';
import { writing } from './answers/writing.js';

/** Words in what it is given that make it write letter by letter, as an overloaded model does. */
const SLOW = 'The model takes its time.';
/** Words that make it never answer. */
const SILENT = 'The model never says a word.';
/** Words that make it refuse. */
const REFUSED = 'The model will have none of it.';

type Answer = (material: string) => object;
const ANSWERS: Readonly<Record<string, Answer>> = {
  analyze,
  ask,
  citation,
  question,
  relevance,
  template,
  test: () => ({ ready: true, count: Array.from({ length: 20 }, (_, at) => at + 1) }),
  writing,
};

/**
 * What a well-meaning model would answer: of each task's schema, from the words that it is given,
 * and with something invented in it that must not reach a user.
 */
export function standInModel({ body }: ModelRequest): ScriptedAnswer {
  const material = materialOf(body.messages ?? []);
  if (material.includes(REFUSED)) return { refusal: 'I would rather not.' };
  if (material.includes(SILENT)) return { fault: 'hang' };
  const answer = ANSWERS[taskOf(body)];
  if (!answer) return { say: 'OK' };
  const say = JSON.stringify(answer(material));
  return material.includes(SLOW) ? { say, fault: 'drip' } : { say };
}

function taskOf(body: ModelRequest['body']): string {
  const format = body.response_format as { json_schema?: { name?: string } } | undefined;
  return format?.json_schema?.name ?? '';
}

/** What comes between the two lines of each mark; without a mark, all of it. */
function materialOf(messages: readonly { role: string; content: string }[]): string {
  const asked = messages.find(({ role }) => role === 'user')?.content ?? '';
  const fenced = [...asked.matchAll(/^(\w+-[0-9a-f]{24})\n([\s\S]*?)\n\1$/gm)];
  return fenced.length > 0 ? fenced.map((match) => match[2]).join('\n\n') : asked;
}
