import { readFile } from 'node:fs/promises';
import type { ExtractionLimits } from '../extraction.js';
import type { RefusalReason } from '../refusal.js';

const PAGE_BYTES = 4096;

/** Linux counts processor time for programs in hundredths of a second, whatever it uses itself. */
const TICK_MS = 10;

/** Places in what follows the program's name, from 0 (proc(5), `/proc/pid/stat`). */
const AT = { userTicks: 11, systemTicks: 12, residentPages: 21 } as const;

interface ProcessUsage {
  /** Of memory that it holds. */
  bytes: number;
  /** Milliseconds for which it has had a processor, since its start. */
  processorMs: number;
}

/** Often enough that a bomb cannot grow far beyond the limit between two looks. */
const LOOK_EVERY_MS = 20;

/**
 * Looks after a child's memory and time, and says once which limit it has passed. A file costs
 * processor time; what passes by the clock alone, other work on the machine has cost.
 */
export class Watch {
  peakBytes = 0;
  private readonly started = Date.now();
  private readonly timer: NodeJS.Timeout;
  private looking = false;
  private allowedMs: number;
  /** Processor time of the child before it had its file: it may have been started ahead. */
  private before: number | undefined;
  private heard = false;
  private spentWhenHeard = 0;

  constructor(
    private readonly pid: number,
    private readonly limits: ExtractionLimits,
    private readonly onPassed: (reason: RefusalReason) => void,
  ) {
    this.allowedMs = limits.totalMs;
    this.timer = setInterval(() => void this.look(), LOOK_EVERY_MS);
  }

  /** The child has got on. */
  hear(): void {
    this.heard = true;
  }

  /** From now on scans are recognized, which has its own time. */
  allowRecognition(): void {
    this.allowedMs += this.limits.recognitionMs;
  }

  end(): void {
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    const usage = await usageOf(this.pid);
    this.looking = false;
    const clock = Date.now() - this.started;
    if (usage) this.before ??= usage.processorMs;
    const spent = usage ? usage.processorMs - (this.before ?? 0) : clock;
    if (this.heard) this.spentWhenHeard = spent;
    this.heard = false;
    this.peakBytes = Math.max(this.peakBytes, usage?.bytes ?? 0);
    const { stallMs, memoryBytes, clockMs } = this.limits;
    if (spent - this.spentWhenHeard > stallMs || spent > this.allowedMs) this.pass('too-slow');
    else if (this.peakBytes > memoryBytes) this.pass('too-much-content');
    else if (clock > clockMs) this.pass('busy');
  }

  private pass(reason: RefusalReason): void {
    this.end();
    this.onPassed(reason);
  }
}

/**
 * What a process takes; null where the system has no `/proc` (macOS, Windows) or the process is gone.
 * There, V8's own limit and the clock bound the child.
 */
async function usageOf(pid: number): Promise<ProcessUsage | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'latin1');
    // The name may hold spaces and brackets of its own.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[AT.userTicks]) + Number(fields[AT.systemTicks]);
    return {
      bytes: Number(fields[AT.residentPages]) * PAGE_BYTES,
      processorMs: ticks * TICK_MS,
    };
  } catch {
    return null;
  }
}
