import { ModelError } from '@casewright/law/model';
import type OpenAI from 'openai';
import { faultOf } from './fault-of.js';
import type { JsonForm } from './fit-form.js';

/** What a model is asked. */
export interface ModelQuestion {
  /** Whose use it is counted as, and the name of its schema: `analyze`. Letters, digits, - and _. */
  task: string;
  /** Our instructions, and the turns so far: the last is the one to answer. */
  system: string;
  turns: readonly { role: 'user' | 'assistant'; content: string }[];
  /** JSON schema of the answer. */
  schema: JsonForm;
  /** Tokens that the answer may have. */
  maxTokens: number;
  /** Milliseconds that the answer may take, where less than the settings allow. */
  timeoutMs?: number;
  /** Told a few times a second of all that is written so far. */
  onText?: (said: string) => void;
  /** Whether an answer that broke off is worth having. */
  isEnough?: (said: string) => boolean;
}

export interface ModelAnswer {
  text: string;
  /** As the endpoint names it, else as it was asked for. */
  model: string;
  /** As the endpoint counts them; where it does not, a token for every four letters. */
  tokens: { promptTokens: number; completionTokens: number };
  /** Milliseconds to the first word and from there to the last, and in how many pieces they came. */
  pace: { firstMs: number; writingMs: number; pieces: number };
}

/** No token is longer on average, in any tongue: what is longer has no end. */
const LETTERS_PER_TOKEN = 8;
const USUAL_LETTERS = 4;
/** An endpoint that counts a smaller share of what it was sent has left the rest unread. */
const LEAST_READ = 0.4;

/** Milliseconds to the first token of an answer, and from one to the next. */
export interface Patience {
  timeoutMs: number;
  stallMs: number;
}

/**
 * Sends a question and reads the answer as it comes.
 * @throws ModelError for an answer that is no whole one, with what was said until then; what the
 * endpoint throws; the signal's reason once it is aborted
 */
export async function readStream(
  api: OpenAI,
  request: OpenAI.ChatCompletionCreateParamsStreaming,
  question: ModelQuestion,
  signal: AbortSignal,
  patience: Patience,
): Promise<ModelAnswer> {
  const late = new AbortController();
  let timer = setTimeout(() => late.abort(), patience.timeoutMs);
  const reading = new Reading(request.model);
  const tell = everySoOften(() => question.onText?.(reading.text));
  try {
    const either = AbortSignal.any([signal, late.signal]);
    const stream = await api.chat.completions.create(request, { signal: either });
    for await (const chunk of stream) {
      clearTimeout(timer);
      timer = setTimeout(() => late.abort(), patience.stallMs);
      reading.take(chunk);
      tell();
      if (reading.text.length > question.maxTokens * LETTERS_PER_TOKEN)
        throw new ModelError('too-long');
    }
    either.throwIfAborted();
    return reading.end(lettersOf(question));
  } catch (thrown) {
    const isLate = late.signal.aborted || isTimeUp(signal);
    if (!isLate) signal.throwIfAborted();
    const { fault, retryAfterMs } = isLate ? new ModelError('timeout') : faultOf(thrown);
    throw new ModelError(fault, retryAfterMs, reading.text);
  } finally {
    clearTimeout(timer);
  }
}

/** Milliseconds from one time that it is told to the next. */
const TELL_EVERY_MS = 300;

function everySoOften(act: () => void): () => void {
  let next = 0;
  return () => {
    if (performance.now() < next) return;
    act();
    next = performance.now() + TELL_EVERY_MS;
  };
}

/** Whether work was stopped by the end of its time, and by nobody's wish. */
export const isTimeUp = ({ aborted, reason }: AbortSignal): boolean =>
  aborted && reason instanceof DOMException && reason.name === 'TimeoutError';

const lettersOf = ({ system, turns }: ModelQuestion): number =>
  turns.reduce((sum, turn) => sum + turn.content.length, system.length);

/** An answer as far as it has been read. */
class Reading {
  text = '';
  private finish: string | null = null;
  private usage: OpenAI.CompletionUsage | null | undefined;
  private readonly start = performance.now();
  private readonly pace = { firstMs: 0, writingMs: 0, pieces: 0 };

  constructor(private model: string) {}

  take(chunk: OpenAI.ChatCompletionChunk): void {
    this.usage = chunk.usage ?? this.usage;
    this.model = chunk.model || this.model;
    const choice = chunk.choices?.[0];
    if (choice?.delta?.refusal) throw new ModelError('refused');
    this.text += choice?.delta?.content ?? '';
    if (choice?.delta?.content) this.clock();
    this.finish = choice?.finish_reason ?? this.finish;
  }

  private clock(): void {
    const ms = performance.now() - this.start;
    if (this.pace.pieces++ === 0) this.pace.firstMs = ms;
    this.pace.writingMs = ms - this.pace.firstMs;
  }

  /** What ends a whole answer has many names; these are the ones of one that is none. */
  end(asked: number): ModelAnswer {
    if (this.finish === 'content_filter') throw new ModelError('refused');
    if (this.finish === 'length') throw new ModelError('too-long');
    if (this.finish === null) throw new ModelError('truncated');
    if (this.text.trim() === '') throw new ModelError('empty');
    const sent = Math.ceil(asked / USUAL_LETTERS);
    const promptTokens = counted(this.usage?.prompt_tokens) ?? sent;
    if (promptTokens < sent * LEAST_READ) throw new ModelError('too-large');
    const written = Math.ceil(this.text.length / USUAL_LETTERS);
    const completionTokens = counted(this.usage?.completion_tokens) ?? written;
    const tokens = { promptTokens, completionTokens };
    return { text: this.text, model: this.model, tokens, pace: this.pace };
  }
}

/** Some endpoints count in words, or below zero: such a count is none. */
const counted = (tokens: unknown): number | undefined =>
  Number.isInteger(tokens) && Number(tokens) > 0 ? Number(tokens) : undefined;
