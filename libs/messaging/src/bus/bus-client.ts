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
import { KeptJson } from '../claim-check/json.js';
import { LISTENERS } from '../trust/claims.js';
import type { BusIdentity } from '../trust/identity.js';
import { seal } from '../trust/seal.js';
import {
  decodeBody,
  decodeClaim,
  encodeBody,
  encodeClaim,
  MAX_BODY_BYTES,
  sized,
  tooLarge,
} from '../wire/body.js';
import { contractIssues } from '../wire/contract-issues.js';
import { readError } from '../wire/error.js';
import type { WireMessage } from '../wire/message.js';
import { parseRequest } from '../wire/parse-request.js';
import type { Bus, BusState, CallOptions, SubmitOptions } from './bus.js';
import { badResponse } from './bus-errors.js';
import { Caller } from './caller.js';
import type { Carrier } from './carrier.js';
import { aboutCall, aboutSending } from './spans.js';
import { UploadsClient } from './uploads-client.js';

const called = counter('bus_calls_total', 'Finished calls', ['pattern', 'outcome']);
const taken = timer('bus_call_duration_seconds', 'From a call to its answer', ['pattern']);

/** The bus over any carrier: schemas, context, deadlines. */
export class BusClient implements Bus {
  private readonly caller: Caller;

  constructor(
    private readonly carrier: Carrier,
    private readonly logger: Logger,
    private readonly identity: BusIdentity,
  ) {
    this.caller = new Caller(carrier, identity);
  }

  async call<I extends z.ZodType, O extends z.ZodType>(
    def: CallDef<I, O>,
    data: z.input<I>,
    options: CallOptions = {},
  ): Promise<z.output<O>> {
    const answer = await this.fetch(def, data, options);
    return answer instanceof KeptJson ? this.checked(def, await answer.parse(), options) : answer;
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
    await parseRequest(def, data ?? null);
    const body = encoded(data);
    if (body.length <= MAX_BODY_BYTES || !(options.principal ?? currentContext().principal)) {
      return this.exchange(def, sized(body, 'request'), options);
    }
    const uploads = this.uploadsFor(def, options);
    const claim = await uploads.send({ kind: 'body' }, [body]).catch(asTooLarge);
    try {
      return await this.exchange(def, encodeClaim(claim), options);
    } finally {
      await uploads.discard(claim);
    }
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

  private async exchange<O extends z.ZodType>(
    def: CallDef<z.ZodType, O>,
    request: Buffer,
    options: CallOptions,
  ): Promise<z.output<O> | KeptJson<z.output<O>>> {
    const { ok, body } = await this.caller.ask(def, request, options);
    const claim = decodeClaim(body);
    if (ok && claim) {
      return new KeptJson(claim, this.uploadsFor(def, options).take(claim));
    }
    const value = decodeBody(sized(body, 'answer'), 'answer', 'BAD_RESPONSE');
    if (!ok) throw readError(value);
    return this.checked(def, value, options);
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

  private checked<O extends z.ZodType>(
    def: CallDef<z.ZodType, O>,
    value: unknown,
    { correlationId = currentContext().correlationId }: CallOptions,
  ): z.output<O> {
    const result = def.response.safeParse(value);
    if (result.success) return result.data;
    this.logger.error(
      {
        pattern: def.pattern,
        correlationId,
        issues: contractIssues(def.response, result.error),
      },
      'The answer of a service does not match its contract.',
    );
    throw badResponse(result.error);
  }
}

/**
 * The data as given, not as parsed: the receiver parses it again, and transformations must not apply
 * twice.
 */
function encoded(data: unknown): Buffer {
  return encodeBody(data ?? null, 'request', 'VALIDATION_FAILED' satisfies ErrorCode);
}

function toBody(schema: z.ZodType, data: unknown): Buffer {
  parseOrThrow(schema, data ?? null);
  return sized(encoded(data), 'request');
}

/** For a service that keeps nothing. */
function asTooLarge(error: unknown): never {
  const isUnheardOf = error instanceof AppError && error.code === 'UNKNOWN_PATTERN';
  throw isUnheardOf ? tooLarge('request') : error;
}
