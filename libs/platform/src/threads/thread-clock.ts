import { readFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import type { Worker } from 'node:worker_threads';

/** Linux reports processor time in `/proc` in hundredths of a second. */
const TICK_MS = 10;
/** Where in `/proc/…/stat` behind the name the ticks in user and in system mode stand. */
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;
/** About a third of an equal share if others want the processor, all of it otherwise. */
const NICENESS = 5;

/**
 * The processor time of a thread since it was ready. Where the system does not tell, the time in
 * which the thread was busy, which is longer on a busy machine.
 */
export class ThreadClock {
  /** Unknown until the thread is ready: loading its script is not counted. */
  private tid: number | null | undefined;
  private readyAt = 0;
  private last = 0;

  constructor(private readonly worker: Worker) {}

  /** @param tid the kernel's number of the thread; null where it is not known */
  begin(tid: number | null): void {
    this.tid = tid;
    this.readyAt = this.read();
    this.last = 0;
  }

  /** Milliseconds. */
  now(): number {
    if (this.tid === undefined) return 0;
    // A thread that is just ending has no time anymore.
    this.last = Math.max(this.last, this.read() - this.readyAt);
    return this.last;
  }

  private read(): number {
    if (this.tid === null) return this.worker.performance.eventLoopUtilization().active;
    try {
      const stat = readFileSync(`/proc/self/task/${this.tid}/stat`, 'latin1');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return (Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS])) * TICK_MS;
    } catch {
      return this.last + this.readyAt;
    }
  }
}

/**
 * Gives everything else priority over a thread or a newly started process. Only Linux has
 * priorities of single threads; elsewhere this does nothing.
 * @param id the kernel's number of the thread or process
 */
export function lowerPriority(id: number | null | undefined): void {
  if (!id || process.platform !== 'linux') return;
  try {
    // Relative to this process, which may itself run at a lower priority.
    setPriority(id, Math.min(constants.priority.PRIORITY_LOW, getPriority() + NICENESS));
  } catch {
    // It has ended, or the system does not allow it: it competes as before.
  }
}
