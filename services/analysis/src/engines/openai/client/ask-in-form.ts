import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { storable } from '../../../documents/extraction/storable.js';
import type { ModelClient } from './model-client.js';
import { ModelError } from './model-error.js';
import type { ModelQuestion } from './read-stream.js';

/** What a model is asked for, and the form that its answer must have. */
interface FormQuestion<T> extends Pick<ModelQuestion, 'task' | 'system' | 'maxTokens'> {
  /** Our own message: the fenced material. */
  content: string;
  form: z.ZodType<T>;
}

/**
 * An answer of the form asked for; one without it is repaired once.
 * @throws ModelError; the signal's reason once it is aborted
 */
export async function askInForm<T>(
  client: ModelClient,
  { content, form, ...asked }: FormQuestion<T>,
  signal: AbortSignal,
): Promise<T> {
  const { $schema: _, ...schema } = z.toJSONSchema(form);
  const turn = { role: 'user' as const, content };
  const first = await client.ask({ ...asked, schema, turns: [turn] }, signal);
  const read = parse(form, first);
  if (read.success) return read.data;
  const turns = [
    turn,
    { role: 'assistant' as const, content: first },
    { role: 'user' as const, content: askForRepair(read.faults) },
  ];
  const second = parse(form, await client.ask({ ...asked, schema, turns }, signal));
  if (second.success) return second.data;
  throw new ModelError(second.isJson ? 'schema' : 'malformed');
}

type Parsed<T> = { success: true; data: T } | { success: false; isJson: boolean; faults: string[] };

/** The JSON object of an answer, whatever a model wrote around it. */
function parse<T>(form: z.ZodType<T>, answer: string): Parsed<T> {
  let json: unknown;
  try {
    const object = answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1);
    // Twice: a model may write such a character as it is, or as JSON's `\u0000`.
    json = JSON.parse(storable(object), (_, value) =>
      typeof value === 'string' ? storable(value) : value,
    );
  } catch {
    return { success: false, isJson: false, faults: ['it is no JSON'] };
  }
  const result = form.safeParse(json);
  if (result.success) return { success: true, data: result.data };
  const faults = result.error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`);
  return { success: false, isJson: true, faults };
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
const askForRepair = (faults: readonly string[]): string =>
  `Your answer did not have the form that was asked for (${faults.slice(0, 5).join('; ')}). Write the whole answer again, as one JSON object of the schema.`;
