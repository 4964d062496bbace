import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { ModelClient } from './model-client.js';
import { ModelError } from './model-error.js';
import { answerForm } from './read-answer.js';
import type { ModelQuestion } from './read-stream.js';

/** What a model is asked for, and the form that its answer must have. */
interface FormQuestion<T> extends Pick<ModelQuestion, 'task' | 'system' | 'maxTokens'> {
  /** Our own message: the fenced material. */
  content: string;
  form: z.ZodType<T>;
  /** Told of what is whole of the answer while it is written. */
  onWhole?: (said: T) => void;
}

/**
 * An answer of the form asked for; one without it is repaired once. Of an answer that breaks off, what is whole counts.
 * @throws ModelError; the signal's reason once it is aborted
 */
export async function askInForm<T>(
  client: ModelClient,
  { content, form, onWhole, ...asked }: FormQuestion<T>,
  signal: AbortSignal,
): Promise<T> {
  const { schema, read } = answerForm(form);
  const isEnough = (said: string) => read(said, true).success;
  const onText = (said: string): void => {
    const whole = read(said, true);
    if (whole.success) onWhole?.(whole.data);
  };
  const watched = onWhole ? { onText } : {};
  const turn = { role: 'user' as const, content };
  const ask = async (turns: ModelQuestion['turns']) => {
    const said = await client.ask({ ...asked, ...watched, schema, turns, isEnough }, signal);
    return { said, ...read(said.text, said.isCut) };
  };
  const first = await ask([turn]);
  if (first.success) return first.data;
  const second = await ask([
    turn,
    { role: 'assistant', content: first.said.text },
    { role: 'user', content: REPAIR },
  ]);
  if (second.success) return second.data;
  throw new ModelError(second.isJson ? 'schema' : 'malformed');
}

/** What a model is to read, between two lines with a mark that nobody who wrote it could know. */
interface Fenced {
  mark: string;
  content: string;
}

/** @param kind what is fenced, in a word: `section` */
export function fence(kind: string, text: string): Fenced {
  const mark = `${kind}-${randomBytes(12).toString('hex')}`;
  return { mark, content: `${mark}\n${text}\n${mark}` };
}

/** Asks for the one repair that an answer gets. */
const REPAIR =
  'Your answer did not have the form that was asked for. Write the whole answer again, as one JSON object of the schema.';
