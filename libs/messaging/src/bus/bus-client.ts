import { randomUUID } from 'node:crypto';
import {
  AppError,
  type CallDef,
  type ErrorCode,
  type EventDef,
  type JobDef,
  parseOrThrow,
  type QueueState,
  uploadsOf,
} from '@casewright/contracts';
import { currentContext, type Logger } from '@casewright/platform';
import { counter, secondsSince, timer } from '@casewright/platform/metrics';
import { currentSpan, inSpan } from '@casewright/platform/tracing';
import type { z } from 'zod';
import { KeptJson } from '../claims/json.js';
import { LISTENERS } from '../trust/claims.js';
import type { BusIdentity } from '../trust/identity.js';
import { seal } from '../trust/seal.js';
import { assertSize, decodeBody, decodeClaim, encodeBody } from '../wire/body.js';
import { contractIssues } from '../wire/contract-issues.js';
import { readError } from '../wire/error.js';
import type { Reply, WireMessage } from '../wire/message.js';
import type { Bus, BusState, CallOptions, SubmitOptions } from './bus.js';
import { badResponse, deadlineExceeded } from './bus-errors.js';
import type { Carrier } from './carrier.js';
import { aboutCall, aboutSending } from './spans.js';
import { UploadsClient } from './uploads-client.js';

/**
 * Timers may fire slightly early by the clock; a call that has failed must not be handled
 * afterward.
 */
const TIMER_SLACK_MS = 2;

const called = counter('bus_calls_total', 'Finished calls', ['pattern', 'outcome']);
const taken = timer('bus_call_duration_seconds', 'From a call to its answer', ['pattern']);

/** The bus over any carrier: schemas, context, deadlines. */
export class BusClient implements Bus {
  constructor(
    private readonly carrier: Carrier,
    private readonly logger: Logger,
    private readonly identity: BusIdentity,
  ) {}

  async call<I extends z.ZodType, O extends z.ZodType>(
    def: CallDef<I, O>,
    data: z.input<I>,
    options: CallOptions = {},
  ): Promise<z.output<O>> {
    const answer = await this.fetch(def, data, options);
    return answer instanceof KeptJson ? this.checked(def, await answer.parse()) : answer;
  }

  async fetch<I extends z.ZodType, O extends z.ZodType>(
    def: CallDef<I, O>,
    data: z.input<I>,
    options: CallOptions = {},
  ): Promise<z.output<O> | KeptJson<z.output<O>>> {
    const began = performance.now();
    let outcome = 'ok';
    try {
      return await inSpan(
        () => aboutCall(def),
        () => this.ask(def, data, options),
      );
    } catch (error) {
      outcome = error instanceof AppError ? error.code : 'aborted';
      throw error;
    } finally {
      called.inc({ pattern: def.pattern, outcome });
      taken.observe({ pattern: def.pattern }, secondsSince(began));
    }
  }

  private async ask<I extends z.ZodType, O extends z.ZodType>(
    def: CallDef<I, O>,
    data: z.input<I>,
    options: CallOptions,
  ): Promise<z.output<O> | KeptJson<z.output<O>>> {
    options.signal?.throwIfAborted();
    const context = currentContext();
    const now = Date.now();
    const own = now + (options.deadlineMs ?? def.deadlineMs);
    const deadline = context.deadline === undefined ? own : Math.min(own, context.deadline);
    if (deadline <= now) throw deadlineExceeded(def.service);
    const unsealed: WireMessage = {
      pattern: def.pattern,
      messageId: '',
      correlationId: options.correlationId ?? context.correlationId,
      deadline,
      traceparent: currentSpan()?.traceparent,
      body: toBody(def.request, data),
    };
    const message = seal(this.identity, unsealed, {
      audience: def.service,
      expires: deadline,
      vouchedMs: def.vouchedMs,
      principal: options.principal ?? context.principal,
    });
    const reply = await this.exchange(def, message, deadline - now, options.signal);
    return this.readReply(def, reply, options);
  }

  async submit<I extends z.ZodType>(
    def: JobDef<I>,
    payload: z.input<I>,
    options: SubmitOptions = {},
  ): Promise<void> {
    const body = toBody(def.payload, payload);
    await inSpan(
      () => aboutSending(def.pattern),
      () => this.carrier.enqueue(def.service, this.stored(def, def.service, body, options)),
    );
  }

  async publish<I extends z.ZodType>(def: EventDef<I>, payload: z.input<I>): Promise<void> {
    const body = toBody(def.payload, payload);
    await inSpan(
      () => aboutSending(def.pattern),
      () => this.carrier.broadcast(this.stored(def, LISTENERS, body, {})),
    );
  }

  state(): BusState {
    return this.carrier.state();
  }

  get kind(): Carrier['kind'] {
    return this.carrier.kind;
  }

  queues(): Promise<QueueState[]> {
    return this.carrier.queues();
  }

  onStateChange(listener: (state: BusState) => void): () => void {
    return this.carrier.onStateChange(listener);
  }

  close(): Promise<void> {
    return this.carrier.close();
  }

  private stored(
    { pattern }: JobDef | EventDef,
    audience: string,
    body: Buffer,
    options: SubmitOptions,
  ): WireMessage {
    const context = currentContext();
    const message: WireMessage = {
      pattern,
      messageId: options.messageId ?? randomUUID(),
      correlationId: options.correlationId ?? context.correlationId,
      deadline: undefined,
      traceparent: currentSpan()?.traceparent,
      body,
    };
    const principal = options.principal ?? context.principal;
    return seal(this.identity, message, { audience, principal });
  }

  private exchange(
    def: CallDef,
    message: WireMessage,
    ttlMs: number,
    signal: AbortSignal | undefined,
  ): Promise<Reply> {
    return new Promise((resolve, reject) => {
      let forget: (() => void) | undefined;
      const end = (): void => {
        clearTimeout(lapse);
        signal?.removeEventListener('abort', onAbort);
        forget?.();
      };
      const onAbort = (): void => {
        end();
        reject(signal?.reason);
      };
      const lapse = setTimeout(() => {
        end();
        reject(deadlineExceeded(def.service));
      }, ttlMs + TIMER_SLACK_MS);
      signal?.addEventListener('abort', onAbort);
      forget = this.carrier.request(def.service, message, ttlMs, (outcome) => {
        end();
        if (outcome instanceof AppError) reject(outcome);
        else resolve(outcome);
      });
    });
  }

  private readReply<O extends z.ZodType>(
    def: CallDef<z.ZodType, O>,
    { ok, body }: Reply,
    options: CallOptions,
  ): z.output<O> | KeptJson<z.output<O>> {
    const claim = decodeClaim(body);
    if (ok && claim) {
      return new KeptJson(claim, this.uploadsFor(def, options).take(claim));
    }
    const value = decodeBody(body, 'answer', 'BAD_RESPONSE');
    if (!ok) throw readError(value);
    return this.checked(def, value);
  }

  /** What lies with the service of a call, for whom the call is made. */
  private uploadsFor(
    { service }: CallDef,
    { principal, correlationId, signal }: CallOptions,
  ): UploadsClient {
    const call: Bus['call'] = (each, data) =>
      this.call(each, data, { principal, correlationId, signal });
    return new UploadsClient({ call }, uploadsOf[service]);
  }

  private checked<O extends z.ZodType>(def: CallDef<z.ZodType, O>, value: unknown): z.output<O> {
    const result = def.response.safeParse(value);
    if (result.success) return result.data;
    this.logger.error(
      {
        pattern: def.pattern,
        correlationId: currentContext().correlationId,
        issues: contractIssues(def.response, result.error),
      },
      'The answer of a service does not match its contract.',
    );
    throw badResponse(result.error);
  }
}

/**
 * Validates the data and sends it as given, not as parsed: the receiver parses it again, and
 * transformations must not apply twice.
 */
function toBody(schema: z.ZodType, data: unknown): Buffer {
  const value = data === undefined ? null : data;
  parseOrThrow(schema, value);
  const body = encodeBody(value, 'request', 'VALIDATION_FAILED' satisfies ErrorCode);
  assertSize(body, 'request');
  return body;
}
