import { z } from 'zod';
import {
  type SectionReading,
  SectionReadingSchema,
} from '../../../prompts/analyze/output-schema.js';
import { askForRepair, fenceSection, INSTRUCTIONS } from '../../../prompts/analyze/prompt.js';
import type { ModelClient } from '../client/model-client.js';
import { ModelError } from '../client/model-error.js';
import { withoutLeaks } from './without-leaks.js';

const ANSWER_TOKENS = 4_000;
const { $schema: _, ...SCHEMA } = z.toJSONSchema(SectionReadingSchema);

/**
 * Has the model read one section; an answer without the form asked for is repaired once.
 * @throws ModelError; the signal's reason once it is aborted
 */
export async function readSection(
  client: ModelClient,
  section: string,
  signal: AbortSignal,
): Promise<SectionReading> {
  const { mark, content } = fenceSection(section);
  const question = {
    task: 'analyze',
    system: INSTRUCTIONS,
    schema: SCHEMA,
    maxTokens: ANSWER_TOKENS,
  };
  const asked = { role: 'user' as const, content };
  const first = await client.ask({ ...question, turns: [asked] }, signal);
  const read = parse(first);
  if (read.success) return withoutLeaks(read.data, [mark, INSTRUCTIONS]);
  const turns = [
    asked,
    { role: 'assistant' as const, content: first },
    { role: 'user' as const, content: askForRepair(read.faults) },
  ];
  const second = parse(await client.ask({ ...question, turns }, signal));
  if (second.success) return withoutLeaks(second.data, [mark, INSTRUCTIONS]);
  throw new ModelError(second.isJson ? 'schema' : 'malformed');
}

type Parsed =
  | { success: true; data: SectionReading }
  | { success: false; isJson: boolean; faults: string[] };

/** The JSON object of an answer, whatever a model wrote around it. */
function parse(answer: string): Parsed {
  let json: unknown;
  try {
    json = JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1));
  } catch {
    return { success: false, isJson: false, faults: ['it is no JSON'] };
  }
  const result = SectionReadingSchema.safeParse(json);
  if (result.success) return { success: true, data: result.data };
  const faults = result.error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`);
  return { success: false, isJson: true, faults };
}
