import { AppError, type CallDef } from '@casewright/contracts';
import { currentContext } from '@casewright/platform';
import { currentSpan } from '@casewright/platform/tracing';
import type { BusIdentity } from '../trust/identity.js';
import { seal } from '../trust/seal.js';
import type { Reply, WireMessage } from '../wire/message.js';
import type { CallOptions } from './bus.js';
import { deadlineExceeded } from './bus-errors.js';
import type { Carrier } from './carrier.js';

/**
 * Timers may fire slightly early by the clock; a call that has failed must not be handled
 * afterward.
 */
const TIMER_SLACK_MS = 2;

/** Sends a request, signed and with its deadline, and waits for the reply. */
export class Caller {
  constructor(
    private readonly carrier: Carrier,
    private readonly identity: BusIdentity,
  ) {}

  /** @throws AppError DEADLINE_EXCEEDED, and what the carrier refuses; the signal's reason */
  ask(def: CallDef, body: Buffer, options: CallOptions): Promise<Reply> {
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
      body,
    };
    const message = seal(this.identity, unsealed, {
      audience: def.service,
      expires: deadline,
      vouchedMs: def.vouchedMs,
      principal: options.principal ?? context.principal,
    });
    return this.exchange(def, message, deadline - now, options.signal);
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
}
