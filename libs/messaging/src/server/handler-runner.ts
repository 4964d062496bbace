import { type AppError, assertStorable, type CallDef, parseOrThrow } from '@casewright/contracts';
import { assertMay, type Logger, runInContext, signIn } from '@casewright/platform';
import type { MessageHandler } from '@nestjs/microservices';
import { isObservable, lastValueFrom } from 'rxjs';
import type { z } from 'zod';
import { badResponse, unknownPattern } from '../bus/bus-errors.js';
import type { ClaimCheck } from '../claim-check/claim-check.js';
import { Json, KeptJson } from '../claim-check/json.js';
import { BusContext } from '../nest/bus-context.js';
import { UntrustedMessage } from '../trust/refusal.js';
import { decodeBody, encodeBody, encodeClaim, sized } from '../wire/body.js';
import { contractIssues } from '../wire/contract-issues.js';
import { toAppError } from '../wire/error.js';
import type { MessageKind, Reply, WireMessage } from '../wire/message.js';
import { parseRequest } from '../wire/parse-request.js';
import type { HandlerRegistry } from './handler-registry.js';
import { type Observed, observeMessage } from './observe-message.js';
import type { Trust } from './trust.js';

/** The only form of NUL in JSON. */
const ESCAPED_NUL = '\\u0000';

export type JobOutcome = 'done' | 'retry' | 'dead';
export type EventOutcome = 'done' | 'dead';

/** Decides what becomes of a message, the same for every transport. Never rejects. */
export class HandlerRunner {
  constructor(
    private readonly handlers: HandlerRegistry,
    private readonly logger: Logger,
    private readonly trust: Trust,
    private readonly claims: ClaimCheck,
  ) {}

  /**
   * @param delivery 1 for the first
   * @returns undefined when nobody waits for the answer anymore; then nothing was run.
   */
  async call(message: WireMessage, delivery: number): Promise<Reply | undefined> {
    const observed = this.observe('call', message, this.handlers.calls);
    if (hasLapsed(message)) {
      observed.end('lapsed');
      return undefined;
    }
    return observed.run(() =>
      inContextOf(message, () => this.tryCall(message, delivery, observed)),
    );
  }

  /** @param delivery 1 for the first. Deliveries that ended in a crash count. */
  async job(message: WireMessage, delivery: number, lost: AbortSignal): Promise<JobOutcome> {
    const observed = this.observe('job', message, this.handlers.jobs);
    const outcome = await observed.run(() => this.tryJob(message, delivery, lost, observed));
    observed.end(outcome === 'done' ? 'ok' : outcome);
    return outcome;
  }

  /** All handlers of the event run, whatever the others do. */
  async event(message: WireMessage, delivery: number): Promise<EventOutcome> {
    const observed = this.observe('event', message, this.handlers.events);
    const outcome = await observed.run(() => this.tryEvent(message, delivery, observed));
    observed.end(outcome === 'done' ? 'ok' : outcome);
    return outcome;
  }

  private observe(kind: MessageKind, message: WireMessage, known: ReadonlyMap<string, unknown>) {
    const pattern = known.has(message.pattern) ? message.pattern : undefined;
    return observeMessage(this.logger, kind, message, pattern);
  }

  private async tryCall(
    message: WireMessage,
    delivery: number,
    observed: Observed,
  ): Promise<Reply> {
    const { end } = observed;
    try {
      this.admit('call', message, delivery, observed);
      const body = await this.answer(message);
      end('ok');
      return { ok: true, body };
    } catch (thrown) {
      const error = this.reported(thrown, message);
      end(error.code);
      const envelope = error.toEnvelope(message.correlationId);
      return { ok: false, body: Buffer.from(JSON.stringify(envelope)) };
    }
  }

  private tryJob(
    message: WireMessage,
    delivery: number,
    lost: AbortSignal,
    observed: Observed,
  ): Promise<JobOutcome> {
    return inContextOf(message, async () => {
      const registered = this.handlers.jobs.get(message.pattern);
      const about = { pattern: message.pattern, messageId: message.messageId, delivery };
      if (!registered) return this.bury(about, 'No handler knows this job.');
      const { maxDeliveries } = registered.def;
      // The process died during the last allowed delivery: running it again would kill this one.
      if (delivery > maxDeliveries) return this.bury(about, 'The job was interrupted too often.');
      let payload: unknown;
      try {
        this.admit('job', message, delivery, observed);
        payload = read(message, registered.def.payload);
      } catch (thrown) {
        return this.bury({ ...about, err: thrown }, 'The job cannot be read.');
      }
      try {
        await run(registered.handler, payload, new BusContext(message, delivery, () => lost));
        return 'done';
      } catch (thrown) {
        const failure = { ...about, err: thrown };
        if (delivery >= maxDeliveries)
          return this.bury(failure, 'The job failed for the last time.');
        this.logger.warn(failure, 'The job failed and will be tried again.');
        return 'retry';
      }
    });
  }

  private tryEvent(
    message: WireMessage,
    delivery: number,
    observed: Observed,
  ): Promise<EventOutcome> {
    return inContextOf(message, async () => {
      const registered = this.handlers.events.get(message.pattern) ?? [];
      const about = { pattern: message.pattern, messageId: message.messageId, delivery };
      try {
        this.admit('event', message, delivery, observed);
      } catch (thrown) {
        return this.bury({ ...about, err: thrown }, 'The event cannot be read.');
      }
      const results = await Promise.allSettled(
        registered.map(async ({ def, handler }) =>
          run(handler, read(message, def.payload), new BusContext(message, delivery, neverAborted)),
        ),
      );
      const failed = results.filter((result) => result.status === 'rejected');
      for (const { reason } of failed)
        this.bury({ ...about, err: reason }, 'An event handler failed.');
      return failed.length > 0 ? 'dead' : 'done';
    });
  }

  /** Signs its user in, once it is certain who sent it. @throws UntrustedMessage */
  private admit(
    kind: MessageKind,
    message: WireMessage,
    delivery: number,
    observed: Observed,
  ): void {
    try {
      const { principal, voucher } = this.trust.verifier.check(kind, message, delivery);
      if (!principal) return;
      signIn(principal, voucher);
      observed.by(principal.userId);
    } catch (error) {
      if (error instanceof UntrustedMessage) this.trust.refusals.report(error, message);
      throw error;
    }
  }

  private async answer(message: WireMessage): Promise<Buffer> {
    const registered = this.handlers.calls.get(message.pattern);
    if (!registered) throw unknownPattern(message.pattern);
    const { def, handler } = registered;
    const remaining = (): AbortSignal =>
      message.deadline === undefined
        ? neverAborted()
        : AbortSignal.timeout(Math.max(0, message.deadline - Date.now()));
    const request = await parseRequest(def, readJson(await this.claims.redeem(message.body)));
    assertMay(def.rule);
    const result = await run(handler, request, new BusContext(message, 1, remaining));
    if (result instanceof KeptJson) return encodeClaim(result.claim);
    return this.claims.fit(result instanceof Json ? result.bytes : this.encoded(def, result));
  }

  private encoded(def: CallDef, result: unknown): Buffer {
    // Parsed, not only checked: what the contract does not name (a password hash) stays here.
    const response = def.response.safeParse(result === undefined ? null : result);
    if (response.success) return encodeBody(response.data, 'answer', 'BAD_RESPONSE');
    this.logger.error(
      { pattern: def.pattern, issues: contractIssues(def.response, response.error) },
      'A handler returned what does not match its contract.',
    );
    throw badResponse(response.error);
  }

  private reported(thrown: unknown, message: WireMessage): AppError {
    const error = toAppError(thrown);
    if (error.isOurFault) {
      this.logger.error(
        { err: error.cause ?? error, pattern: message.pattern },
        'A handler failed.',
      );
    }
    return error;
  }

  private bury(about: object, reason: string): 'dead' {
    this.logger.error(about, `${reason} The message is kept with the dead letters.`);
    return 'dead';
  }
}

/** Everything that a sender wrote is checked before a handler sees it. */
function read({ body }: WireMessage, schema: z.ZodType): unknown {
  return parseOrThrow(schema, readJson(sized(body, 'request')));
}

function readJson(body: Buffer): unknown {
  const json = decodeBody(body, 'request', 'VALIDATION_FAILED');
  if (body.includes(ESCAPED_NUL)) assertStorable(json);
  return json;
}

async function run(handler: MessageHandler, data: unknown, context: BusContext): Promise<unknown> {
  const result = await handler(data, context);
  return isObservable(result) ? lastValueFrom(result, { defaultValue: null }) : result;
}

function hasLapsed(message: WireMessage): boolean {
  return message.deadline !== undefined && message.deadline <= Date.now();
}

function neverAborted(): AbortSignal {
  return new AbortController().signal;
}

function inContextOf<T>(message: WireMessage, work: () => Promise<T>): Promise<T> {
  const { correlationId, deadline } = message;
  return runInContext({ correlationId, deadline }, work);
}
