import { jsonrepair } from 'jsonrepair';
import { z } from 'zod';
import { storable } from '../../../documents/extraction/storable.js';
import { fitForm, type JsonForm } from './fit-form.js';
import { firstObject } from './whole-items.js';

/** Objects of one answer that are tried: a model may think in JSON before it answers in it. */
const MOST_OBJECTS = 5;

type ReadAnswer<T> = { success: true; data: T } | { success: false; isJson: boolean };

/**
 * What an answer says, whatever a model wrote around it, and however nearly it is JSON of the form
 * asked for: what is missing is empty, what is unknown is ignored, and an item of no use is left out.
 * @param isCut whether the answer broke off: then its whole items count
 */
export function readAnswer<T>(form: z.ZodType<T>, answer: string, isCut: boolean): ReadAnswer<T> {
  const shape = jsonForm(form);
  let isJson = false;
  for (const json of candidates(answer, isCut)) {
    const value = parsed(json);
    isJson ||= typeof value === 'object' && value !== null;
    const result = form.safeParse(fitForm(shape, value));
    if (result.success) return result;
  }
  return { success: false, isJson };
}

/** The form as JSON schema, as an endpoint is told it. */
export function jsonForm(form: z.ZodType): JsonForm {
  const { $schema: _, ...schema } = z.toJSONSchema(form);
  return schema as JsonForm;
}

function* candidates(answer: string, isCut: boolean): Generator<string> {
  const said = answer.replace(/^[^{]*<think>[\s\S]*?<\/think>/, '');
  let next = firstObject(said);
  for (let n = 0; next?.isWhole && n < MOST_OBJECTS; n++) {
    yield next.json;
    next = firstObject(said, next.end);
  }
  const [from, to] = [said.indexOf('{'), said.lastIndexOf('}') + 1];
  if (!isCut && from >= 0 && to > from) yield said.slice(from, to);
  if (next) yield next.json;
}

function parsed(json: string): unknown {
  // Twice: a model may write such a character as it is, or as JSON's `\u0000`.
  const clean = (_: string, value: unknown) =>
    typeof value === 'string' ? storable(value) : value;
  const text = storable(json);
  try {
    return JSON.parse(text, clean);
  } catch {
    try {
      return JSON.parse(jsonrepair(text), clean);
    } catch {
      return undefined;
    }
  }
}
