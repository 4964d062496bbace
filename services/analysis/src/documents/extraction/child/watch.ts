import type { ExtractionLimits } from '../extraction.js';
import type { RefusalReason } from '../refusal.js';
import { residentMemory } from './resident-memory.js';

/** Often enough that a bomb cannot grow far beyond the limit between two looks. */
const LOOK_EVERY_MS = 20;

/** Looks after a child's memory and time, and says once which limit it has passed. */
export class Watch {
  peakBytes = 0;
  private readonly started = Date.now();
  private heard = Date.now();
  private readonly timer: NodeJS.Timeout;
  private looking = false;
  private allowedMs: number;

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
    this.heard = Date.now();
  }

  /** From now on scans are recognised, which has a time of its own. */
  allowRecognition(): void {
    this.allowedMs += this.limits.recognitionMs;
  }

  end(): void {
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    const now = Date.now();
    const { stallMs, memoryBytes } = this.limits;
    if (now - this.heard > stallMs || now - this.started > this.allowedMs)
      return this.pass('too-slow');
    if (this.looking) return;
    this.looking = true;
    const bytes = (await residentMemory(this.pid)) ?? 0;
    this.looking = false;
    this.peakBytes = Math.max(this.peakBytes, bytes);
    if (bytes > memoryBytes) this.pass('too-much-content');
  }

  private pass(reason: RefusalReason): void {
    this.end();
    this.onPassed(reason);
  }
}
