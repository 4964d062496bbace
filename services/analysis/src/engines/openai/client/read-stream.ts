import type OpenAI from 'openai';
import { ModelError } from './model-error.js';

/** What a model is asked. */
export interface ModelQuestion {
  /** Whose use it is counted as, and the name of its schema: `analyze`. Letters, digits, - and _. */
  task: string;
  /** Our instructions, and the turns so far: the last is the one to answer. */
  system: string;
  turns: readonly { role: 'user' | 'assistant'; content: string }[];
  /** JSON schema of the answer. */
  schema: Record<string, unknown>;
  /** Tokens that the answer may have. */
  maxTokens: number;
  /** Milliseconds that the answer may take, where less than the settings allow. */
  timeoutMs?: number;
  /** Told of the answer as it is written. */
  onText?: ((delta: string) => void) | undefined;
}

export interface ModelAnswer {
  text: string;
  /** As the endpoint names it, else as it was asked for. */
  model: string;
  /** As the endpoint counts them; where it does not, a token for every four letters. */
  tokens: { promptTokens: number; completionTokens: number };
}

/** No token is longer on average, in any tongue: what is longer has no end. */
const LETTERS_PER_TOKEN = 8;

/**
 * Sends a question and reads the answer as it comes.
 * @param plain without a schema, for endpoints that know none
 * @throws ModelError for an answer that is no whole one; what the endpoint throws
 */
export async function readStream(
  api: OpenAI,
  model: string,
  question: ModelQuestion,
  signal: AbortSignal,
  plain: boolean,
): Promise<ModelAnswer> {
  const stream = await api.chat.completions.create(requestOf(model, question, plain), { signal });
  let text = '';
  let answering = model;
  let finish: string | null = null;
  let usage: { prompt_tokens: number; completion_tokens: number } | null | undefined;
  for await (const chunk of stream) {
    usage = chunk.usage ?? usage;
    answering = chunk.model || answering;
    const choice = chunk.choices?.[0];
    if (choice?.delta?.refusal) throw new ModelError('refused');
    const delta = choice?.delta?.content ?? '';
    text += delta;
    if (delta) question.onText?.(delta);
    finish = choice?.finish_reason ?? finish;
    if (text.length > question.maxTokens * LETTERS_PER_TOKEN) throw new ModelError('too-long');
  }
  signal.throwIfAborted();
  if (finish === 'content_filter') throw new ModelError('refused');
  if (finish === 'length') throw new ModelError('too-long');
  if (finish !== 'stop') throw new ModelError('truncated');
  if (text.trim() === '') throw new ModelError('empty');
  const asked = question.turns.reduce((sum, turn) => sum + turn.content.length, 0);
  return {
    text,
    model: answering,
    tokens: {
      promptTokens: usage?.prompt_tokens ?? Math.ceil((asked + question.system.length) / 4),
      completionTokens: usage?.completion_tokens ?? Math.ceil(text.length / 4),
    },
  };
}

function requestOf(
  model: string,
  { task, system, turns, schema, maxTokens }: ModelQuestion,
  plain: boolean,
): OpenAI.ChatCompletionCreateParamsStreaming {
  if (plain) {
    const content = `${system}\n\nAnswer with one JSON object and nothing else, of this JSON schema:\n${JSON.stringify(schema)}`;
    const messages = [{ role: 'system' as const, content }, ...turns];
    return { model, messages, max_tokens: maxTokens, stream: true };
  }
  return {
    model,
    messages: [{ role: 'system', content: system }, ...turns],
    max_completion_tokens: maxTokens,
    stream: true,
    stream_options: { include_usage: true },
    response_format: { type: 'json_schema', json_schema: { name: task, strict: true, schema } },
  };
}
