import type { TestFigures } from '@casewright/contracts';
import { MODEL_FAULTS, ModelError, type ModelFault } from '@casewright/law/model';
import type { ModelClient } from '../../openai/client/model-client.js';
import type { ModelAnswer } from '../../openai/client/read-stream.js';
import { isInForm, longQuestion, TEST_QUESTION } from './test-question.js';

/** What comes within so many milliseconds of the first word was sent with it. */
const TOGETHER_MS = 20;
const TELL_CONTEXT_MS = 5_000;
/** A long question may keep a small machine busy for minutes. */
const READ_CONTEXT_MS = 15_000;

interface MeasuredModel {
  /** As the endpoint names it, else as it was asked for. */
  model: string;
  durationMs: number;
  fault: ModelFault | null;
  figures: TestFigures;
}

/**
 * Asks a model a small question; and where nothing tells its context, one of `needed` tokens.
 * @param signal ends it all
 */
export async function measureModel(
  client: ModelClient,
  needed: number,
  signal: AbortSignal,
): Promise<MeasuredModel> {
  const start = performance.now();
  const took = (): number => performance.now() - start;
  try {
    const answer = await client.tryOnce(TEST_QUESTION, signal);
    const durationMs = took();
    const figures = { failure: null, ...figuresOf(answer, client.acceptsSchemas) };
    const context = await contextOf(client, needed, signal);
    return { model: answer.model, durationMs, fault: null, figures: { ...figures, context } };
  } catch (thrown) {
    if (!(thrown instanceof ModelError)) throw thrown;
    const { fault } = thrown;
    const none = { form: null, streams: null, firstWordMs: null, tokensPerSecond: null };
    const figures = { ...none, context: null, failure: MODEL_FAULTS[fault] };
    return { model: client.model, durationMs: took(), fault, figures };
  }
}

function figuresOf({ text, tokens, pace }: ModelAnswer, acceptsSchemas: boolean) {
  const { firstMs, writingMs, pieces } = pace;
  const streams = pieces > 1 && writingMs > TOGETHER_MS;
  const ms = streams ? writingMs : firstMs + writingMs;
  return {
    form: isInForm(text) ? (acceptsSchemas ? ('schema' as const) : 'words') : 'none',
    streams,
    firstWordMs: firstMs,
    tokensPerSecond: tokens.completionTokens / (ms / 1_000),
  } satisfies Partial<TestFigures>;
}

async function contextOf(
  client: ModelClient,
  needed: number,
  signal: AbortSignal,
): Promise<TestFigures['context']> {
  const within = (ms: number) => AbortSignal.any([signal, AbortSignal.timeout(ms)]);
  const told = await client.toldContext(within(TELL_CONTEXT_MS));
  if (told !== null) return { tokens: told, known: 'told' };
  try {
    const { tokens } = await client.probe(longQuestion(needed), within(READ_CONTEXT_MS));
    return { tokens: tokens.promptTokens, known: 'at-least' };
  } catch (thrown) {
    const isTooLarge = thrown instanceof ModelError && thrown.fault === 'too-large';
    return isTooLarge ? { tokens: needed, known: 'below' } : null;
  }
}
