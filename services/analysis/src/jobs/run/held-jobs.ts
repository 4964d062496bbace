import { setMaxListeners } from 'node:events';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { Attempt } from '../endings.repository.js';
import { ClaimsRepository } from './claims.repository.js';

const RENEW_EVERY_MS = 1_000;

/** Why a run was aborted whose job is no longer this worker's: nothing is to be written. */
export const TAKEN_AWAY = new Error('The job has ended, or another worker has it.');

/**
 * The jobs that this process is doing. Once a second it says that it lives, and hears which of them
 * have been canceled or have ended otherwise.
 */
@Injectable()
export class HeldJobs implements OnModuleDestroy {
  private readonly logger = new Logger(HeldJobs.name);
  private readonly held = new Map<Attempt, { abort: AbortController; forget: () => void }>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly claims: ClaimsRepository) {}

  /**
   * @param lost outlives the job. Not for `AbortSignal.any`, which would keep something of each job as
   * long as this lives.
   * @returns aborted with `TAKEN_AWAY` once the job is someone else's or nobody's, or as `lost` is
   */
  hold(attempt: Attempt, lost: AbortSignal): AbortSignal {
    const abort = new AbortController();
    const lose = (): void => abort.abort(lost.reason);
    if (lost.aborted) lose();
    else lost.addEventListener('abort', lose);
    setMaxListeners(0, lost);
    this.held.set(attempt, { abort, forget: () => lost.removeEventListener('abort', lose) });
    this.timer ??= setInterval(() => void this.renew(), RENEW_EVERY_MS).unref();
    return abort.signal;
  }

  release(attempt: Attempt): void {
    this.held.get(attempt)?.forget();
    this.held.delete(attempt);
    if (this.held.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** Stops a job that has ended, where it is this process that does it. */
  stop(id: string): void {
    for (const [attempt, { abort }] of this.held) if (attempt.id === id) abort.abort(TAKEN_AWAY);
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async renew(): Promise<void> {
    const held = [...this.held.keys()];
    try {
      const mine = await this.claims.renew(held);
      for (const attempt of held)
        if (!mine.has(attempt.id)) this.held.get(attempt)?.abort.abort(TAKEN_AWAY);
    } catch (error) {
      // The lease outlasts a short absence of the database.
      this.logger.warn('The leases of jobs were not renewed.', error);
    }
  }
}

/**
 * The work's outcome, or at once the signal's reason: work that heeds no signal continues on its
 * own, and nobody waits for it.
 *
 * @throws the work's own error, or the signal's reason
 */
export async function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  let stop: (() => void) | undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    if (stop) signal.removeEventListener('abort', stop);
  }
}
