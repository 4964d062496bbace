import { setTimeout as delay } from 'node:timers/promises';
import { AppError, type CallDef, type ErrorCode } from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { currentContext, runInContext } from '@casewright/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2_000;
/** A result without the library's verdicts is worth more than a longer wait for them. */
const SHORT_WAIT_MS = 20_000;

/** A service that is down, has too much to do, or is silent may well answer a little later. */
const PASSING: ReadonlySet<ErrorCode> = new Set(['UNAVAILABLE', 'OVERLOADED', 'DEADLINE_EXCEEDED']);

/**
 * Asks other services. In a job a call waits for a service that is down, as long as the job's
 * patience lasts; elsewhere it fails at once. For questions only: one may be asked several times.
 */
@Injectable()
export class PatientCalls implements Pick<Bus, 'call'> {
  constructor(@Inject(BUS) private readonly bus: Pick<Bus, 'call'>) {}

  async call<I extends z.ZodType, O extends z.ZodType>(
    def: CallDef<I, O>,
    data: z.input<I>,
  ): Promise<z.output<O>> {
    const { patience } = currentContext();
    if (!patience) return this.bus.call(def, data);
    const until = Math.min(patience.until, Date.now() + (patience.atMostMs ?? Infinity));
    let waited: (() => void) | undefined;
    try {
      for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(LONGEST_PAUSE_MS, pause * 2)) {
        try {
          return await this.bus.call(def, data, { signal: patience.signal });
        } catch (error) {
          if (!isPassing(error) || Date.now() + pause > until) throw error;
        }
        waited ??= patience.waitFor(def.service);
        await delay(pause, undefined, { signal: patience.signal });
      }
    } finally {
      waited?.();
    }
  }
}

/** For work that continues without the service: each of its questions waits for seconds only. */
export function withoutLongWaits<T>(work: () => Promise<T>): Promise<T> {
  const context = currentContext();
  const patience = context.patience && { ...context.patience, atMostMs: SHORT_WAIT_MS };
  return runInContext({ ...context, patience }, work);
}

function isPassing(error: unknown): boolean {
  return error instanceof AppError && PASSING.has(error.code);
}
