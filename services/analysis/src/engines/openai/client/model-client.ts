import { setTimeout as pause } from 'node:timers/promises';
import type { ModelTask, TaskModels } from '@casewright/contracts';
import { ModelError, type ModelFault } from '@casewright/law/model';
import { endpointFetch } from '@casewright/platform';
import { type About, type Attributes, inSpan, type Span } from '@casewright/platform/tracing';
import {
  BrokenCircuitError,
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from 'cockatiel';
import OpenAI from 'openai';
import type { ModelSettings } from '../settings/model-settings.js';
import { faultOf } from './fault-of.js';
import { isTimeUp, type ModelAnswer, type ModelQuestion, readStream } from './read-stream.js';
import { MANNERS, type Manner, requestOf } from './request-of.js';
import { toldContext } from './told-context.js';

/** Failures in a row after which the endpoint is left alone, and for how long. */
const FAILURES = 5;
const LEFT_ALONE_MS = 30_000;
/** Longer waits are not worth it while a user waits: the built-in engine answers instead. */
const LONGEST_WAIT_MS = 20_000;
const FIRST_WAIT_MS = 400;
const MOST_WAITING = 10_000;
/** After this long an endpoint that refused a manner is asked for it again: it may have been mended. */
const ASK_MORE_MS = 600_000;

/** Asks the configured model, and nobody else; bounded, patient to a degree, and never with a log of what was said. */
export class ModelClient {
  readonly model: string;
  private readonly api: OpenAI;
  private readonly turns;
  private readonly breaker;
  /** The manner that the endpoint last accepted, and when it is to be asked for more again. */
  private manner = 0;
  private askMoreAt = Infinity;
  /** By name; those of tasks fail, and are left alone, apart from this one. */
  private readonly others = new Map<string, ModelClient>();

  constructor(
    private readonly settings: ModelSettings,
    private readonly usage: UsageRecorder,
  ) {
    const { model, baseUrl, apiKey, external, concurrency } = settings;
    this.model = model;
    this.api = new OpenAI({
      apiKey: apiKey ?? 'none',
      maxRetries: 0,
      logLevel: 'off',
      fetch: endpointFetch(external),
      ...(baseUrl ? { baseURL: baseUrl } : {}),
    });
    this.turns = bulkhead(concurrency, MOST_WAITING);
    const isIll = handleWhen((error) => error instanceof ModelError && error.isOfTheEndpoint);
    this.breaker = circuitBreaker(isIll, {
      halfOpenAfter: LEFT_ALONE_MS,
      breaker: new ConsecutiveBreaker(FAILURES),
    });
  }

  get taskModels(): TaskModels {
    return this.settings.taskModels;
  }

  /** Who asks the model that does a task. */
  of(task: ModelTask): ModelClient {
    const model = this.settings.taskModels[task] ?? this.model;
    if (model === this.model) return this;
    const client =
      this.others.get(model) ?? new ModelClient({ ...this.settings, model }, this.usage);
    this.others.set(model, client);
    return client;
  }

  /**
   * The text of the model's answer; of one that broke off, what there is, if the question says that
   * it is enough.
   * @throws ModelError; the signal's reason once it is aborted, but at the end of its time
   */
  async ask(
    question: ModelQuestion,
    signal: AbortSignal,
  ): Promise<{ text: string; isCut: boolean }> {
    for (let attempt = 0; ; attempt++) {
      try {
        const { text } = await this.turns.execute(() =>
          this.breaker.execute(() => this.once(question, signal)),
        );
        return { text, isCut: false };
      } catch (thrown) {
        const fault =
          thrown instanceof BrokenCircuitError ? new ModelError('paused') : faultOf(thrown);
        if (fault.isCut && question.isEnough?.(fault.said))
          return { text: fault.said, isCut: true };
        signal.throwIfAborted();
        const wait = fault.retryAfterMs ?? FIRST_WAIT_MS * 2 ** attempt * (0.5 + Math.random());
        const isWorthIt = fault.isPassing && attempt < this.settings.retries;
        if (!isWorthIt || wait > LONGEST_WAIT_MS) throw fault;
        await pause(wait, undefined, { signal }).catch(() => signal.throwIfAborted());
      }
    }
  }

  /** Of this process. */
  get breakerState(): 'closed' | 'open' | 'half-open' {
    const { state } = this.breaker;
    if (state === CircuitState.Closed) return 'closed';
    return state === CircuitState.HalfOpen ? 'half-open' : 'open';
  }

  /**
   * Asks once, now, whatever happened before. An answer ends the time in which the endpoint is left alone.
   * @throws ModelError
   */
  async tryOnce(
    question: ModelQuestion,
    signal: AbortSignal = new AbortController().signal,
  ): Promise<ModelAnswer> {
    this.manner = 0;
    const answer = await this.once(question, signal);
    // A breaker that was held open is closed when it is let go; a success clears its count.
    this.breaker.isolate().dispose();
    await this.breaker.execute(() => undefined);
    return answer;
  }

  /** Whether the endpoint last accepted a schema beside the messages. */
  get acceptsSchemas(): boolean {
    return MANNERS[this.manner]!.schema;
  }

  /** The tokens of the model's context, where the endpoint tells them. */
  toldContext(signal: AbortSignal): Promise<number | null> {
    return toldContext(this.api, this.model, signal);
  }

  /**
   * Asks once what may be too much: a failure says nothing of the endpoint, and is not counted.
   * @throws ModelError
   */
  probe(question: ModelQuestion, signal: AbortSignal): Promise<ModelAnswer> {
    return this.send(question, signal, MANNERS[this.manner]!);
  }

  private async once(question: ModelQuestion, signal: AbortSignal): Promise<ModelAnswer> {
    signal.throwIfAborted();
    const start = performance.now();
    try {
      return await this.inItsForm(question, signal);
    } catch (thrown) {
      if (!isTimeUp(signal)) signal.throwIfAborted();
      const error = faultOf(thrown);
      const durationMs = performance.now() - start;
      const { fault } = error;
      const { task } = question;
      this.usage.record({ task, model: this.model, failed: true, fault, durationMs });
      throw error;
    }
  }

  /** In the manner that asks for most; where the endpoint refuses it, in the next. */
  private async inItsForm(question: ModelQuestion, signal: AbortSignal): Promise<ModelAnswer> {
    if (Date.now() > this.askMoreAt) this.manner = 0;
    for (let at = this.manner; ; at++) {
      try {
        const answer = await this.send(question, signal, MANNERS[at]!);
        if (at !== this.manner) this.askMoreAt = Date.now() + ASK_MORE_MS;
        this.manner = at;
        return answer;
      } catch (thrown) {
        if (faultOf(thrown).fault !== 'bad-request' || at === MANNERS.length - 1) throw thrown;
      }
    }
  }

  private send(question: ModelQuestion, signal: AbortSignal, manner: Manner): Promise<ModelAnswer> {
    return inSpan(
      () => aboutAsking(this.model, question.task),
      (span) => this.sendNow(question, signal, manner, span),
    );
  }

  private async sendNow(
    question: ModelQuestion,
    signal: AbortSignal,
    manner: Manner,
    span: Span | undefined,
  ): Promise<ModelAnswer> {
    const start = performance.now();
    const { baseUrl, timeoutMs, stallMs } = this.settings;
    const patience = { timeoutMs: Math.min(timeoutMs, question.timeoutMs ?? timeoutMs), stallMs };
    const request = requestOf(this.model, question, manner, baseUrl !== undefined);
    const answer = await readStream(this.api, request, question, signal, patience);
    const durationMs = performance.now() - start;
    const use = { task: question.task, model: this.model, failed: false, durationMs };
    this.usage.record({ ...use, ...answer.tokens });
    span?.set(tokensOf(answer));
    return answer;
  }
}

/** Nothing of the question; and no header: the endpoint learns nothing of our traces. */
function aboutAsking(model: string, task: string): About {
  const attributes = { 'gen_ai.request.model': model, 'casewright.task': task };
  return { name: `ask ${task}`, kind: 'client', attributes };
}

function tokensOf({ tokens }: ModelAnswer): Attributes {
  return {
    'gen_ai.usage.input_tokens': tokens.promptTokens,
    'gen_ai.usage.output_tokens': tokens.completionTokens,
  };
}

/** One request to the model. */
export interface ModelUse {
  task: string;
  model: string;
  failed: boolean;
  /** From the request to its whole answer, or to its failure. */
  durationMs: number;
  /** How it failed. */
  fault?: ModelFault;
  promptTokens?: number;
  completionTokens?: number;
}

/** Keeps count of what the model is used for, for the user of the current request. */
export interface UsageRecorder {
  record(use: ModelUse): void;
}
