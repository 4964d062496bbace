import { setTimeout as delay } from 'node:timers/promises';
import { isRunning } from '../process-identity.js';

/** How long to wait after each signal before sending the next, in milliseconds. */
export type Patience = readonly (readonly [signal: NodeJS.Signals, ms: number])[];

/** Fast shutdown first; the later signals cost a crash recovery at the next start, never data. */
const PATIENT: Patience = [
  ['SIGINT', 20_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
];

/** One running PostgreSQL server, started by us or taken over. */
export class Postmaster {
  private gone = false;
  /** Resolves when the process has ended, for whatever reason. */
  readonly exited: Promise<void>;

  constructor(
    readonly pid: number,
    readonly port: number,
    exited: Promise<void>,
  ) {
    this.exited = exited.then(() => {
      this.gone = true;
    });
  }

  /** Takes over a server that is not our child; polls for its end. */
  static adopt(pid: number, port: number): Postmaster {
    return new Postmaster(pid, port, disappearance(pid));
  }

  /** Asks for a fast shutdown without waiting for it. */
  signalStop(): void {
    this.kill('SIGINT');
  }

  /** Resolves when the server is down. */
  async stop(patience: Patience = PATIENT): Promise<void> {
    for (const [signal, ms] of patience) {
      this.kill(signal);
      if (await this.endsWithin(ms)) return;
    }
  }

  private kill(signal: NodeJS.Signals): void {
    if (this.gone) return;
    try {
      process.kill(this.pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }

  private async endsWithin(ms: number): Promise<boolean> {
    const timer = new AbortController();
    const late = delay(ms, false, { signal: timer.signal }).catch(() => false);
    const ended = await Promise.race([this.exited.then(() => true), late]);
    timer.abort();
    return ended;
  }
}

function disappearance(pid: number): Promise<void> {
  return new Promise((resolve) => {
    const look = setInterval(() => {
      if (isRunning(pid)) return;
      clearInterval(look);
      resolve();
    }, 50);
    look.unref();
  });
}
