import type OpenAI from 'openai';
import type { JsonForm } from './fit-form.js';
import type { ModelQuestion } from './read-stream.js';

/**
 * What endpoints differ in, from what most accept to what each does: the schema beside the
 * messages, how steady the words are to be, and else the schema in words.
 */
export const MANNERS = [
  { schema: true, temperature: true },
  { schema: true, temperature: false },
  { schema: false, temperature: false },
] as const;
export type Manner = (typeof MANNERS)[number];

/** Low, as what is asked for is copied and not invented. */
const TEMPERATURE = 0.2;

/**
 * @param isOwn whether it goes to an endpoint other than OpenAI's. Those know the older name of the
 * limit, and may leave fields without a value out
 */
export function requestOf(
  model: string,
  { task, system, turns, schema, maxTokens }: ModelQuestion,
  manner: Manner,
  isOwn: boolean,
): OpenAI.ChatCompletionCreateParamsStreaming {
  const steady = manner.temperature ? { temperature: TEMPERATURE } : {};
  if (!manner.schema) {
    const content = `${system}\n\nAnswer with one JSON object and nothing else, of this JSON schema:\n${JSON.stringify(schema)}`;
    const messages = [{ role: 'system' as const, content }, ...turns];
    return { model, messages, max_tokens: maxTokens, stream: true, ...steady };
  }
  const form = isOwn ? withoutEmptyTexts(schema) : schema;
  return {
    model,
    messages: [{ role: 'system', content: system }, ...turns],
    max_completion_tokens: maxTokens,
    ...(isOwn ? { max_tokens: maxTokens } : {}),
    ...steady,
    stream: true,
    stream_options: { include_usage: true },
    response_format: {
      type: 'json_schema',
      json_schema: { name: task, strict: !isOwn, schema: form },
    },
  };
}

/** The form with its texts optional: a model that must write eighteen of them fills them with anything. */
function withoutEmptyTexts(form: JsonForm): JsonForm {
  const { properties, items, required, ...rest } = form;
  const loose: JsonForm = rest;
  if (items) loose.items = withoutEmptyTexts(items);
  if (!properties) return loose;
  const all = Object.entries(properties);
  loose.properties = Object.fromEntries(all.map(([name, of]) => [name, withoutEmptyTexts(of)]));
  loose.required = (required as string[]).filter(
    (name) => properties[name]!.type !== 'string' || properties[name]!.enum,
  );
  return loose;
}
