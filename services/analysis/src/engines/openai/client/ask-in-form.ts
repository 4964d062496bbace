import { type Asker, type Bounds, type FormQuestion, ModelError } from '@casewright/law/model';
import { askEach } from './ask-each.js';
import type { ModelClient } from './model-client.js';
import { answerForm } from './read-answer.js';
import type { ModelQuestion } from './read-stream.js';

/** Who asks a client's model, of what it may be given. */
export function askerOf(client: ModelClient, { sectionTokens, documentTokens }: Bounds): Asker {
  return {
    model: client.model,
    sectionTokens,
    documentTokens,
    askInForm: (question, signal) => askInForm(client, question, signal),
    askEach,
  };
}

/**
 * An answer of the form asked for; one without it is repaired once. Of an answer that breaks off, what is whole counts.
 * @throws ModelError; the signal's reason once it is aborted
 */
async function askInForm<T>(
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

/** Asks for the one repair that an answer gets. */
const REPAIR =
  'Your answer did not have the form that was asked for. Write the whole answer again, as one JSON object of the schema.';
