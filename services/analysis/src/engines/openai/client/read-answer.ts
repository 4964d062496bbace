import { storable } from '@casewright/extraction';
import { jsonrepair } from 'jsonrepair';
import { z } from 'zod';
import { fitForm, type JsonForm } from './fit-form.js';
import { firstObject } from './whole-items.js';

/** Objects of one answer that are tried: a model may think in JSON before it answers in it. */
const MOST_OBJECTS = 5;

type ReadAnswer<T> = { success: true; data: T } | { success: false; isJson: boolean };

/** A form as JSON schema, as an endpoint is told it, and how an answer is read by it. */
export interface AnswerForm<T> {
  schema: JsonForm;
  /**
   * What an answer says, whatever a model wrote around it, and however nearly it is JSON of the form:
   * what is missing is empty, what is unknown is ignored, and an item of no use is left out.
   * @param isCut whether the answer broke off: then its whole items count
   */
  read(answer: string, isCut: boolean): ReadAnswer<T>;
}

export function answerForm<T>(form: z.ZodType<T>): AnswerForm<T> {
  const { $schema: _, ...json } = z.toJSONSchema(form);
  const schema = json as JsonForm;
  const read = (answer: string, isCut: boolean): ReadAnswer<T> => {
    let isJson = false;
    for (const candidate of candidates(answer, isCut)) {
      const value = parsed(candidate);
      isJson ||= typeof value === 'object' && value !== null;
      const result = form.safeParse(fitForm(schema, value));
      if (result.success) return result;
    }
    return { success: false, isJson };
  };
  return { schema, read };
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
