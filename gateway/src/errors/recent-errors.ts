import type { AppError, ErrorCount } from '@casewright/contracts';
import { Injectable } from '@nestjs/common';

const HOUR_MS = 60 * 60_000;
const MINUTE_MS = 60_000;

interface Counted {
  status: number;
  lastAt: number;
  /** Counts by the minute in which the errors were sent. */
  minutes: Map<number, number>;
}

/** Counts the errors this gateway sent in the last hour by code; holds no messages. */
@Injectable()
export class RecentErrors {
  private readonly byCode = new Map<string, Counted>();

  add({ code, status }: AppError): void {
    const now = Date.now();
    const minute = Math.floor(now / MINUTE_MS);
    const counted = this.byCode.get(code) ?? { status, lastAt: now, minutes: new Map() };
    counted.lastAt = now;
    counted.minutes.set(minute, (counted.minutes.get(minute) ?? 0) + 1);
    forgetOld(counted.minutes, minute);
    this.byCode.set(code, counted);
  }

  /** Most frequent first. */
  list(): ErrorCount[] {
    const minute = Math.floor(Date.now() / MINUTE_MS);
    return [...this.byCode]
      .map(([code, { status, lastAt, minutes }]) => {
        forgetOld(minutes, minute);
        const count = [...minutes.values()].reduce((sum, of) => sum + of, 0);
        return { code, status, count, lastAt: new Date(lastAt).toISOString() };
      })
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count);
  }
}

function forgetOld(minutes: Map<number, number>, now: number): void {
  for (const minute of minutes.keys()) {
    if (minute > now - HOUR_MS / MINUTE_MS) return;
    minutes.delete(minute);
  }
}
