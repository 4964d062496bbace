import type { Socket } from 'node:net';
import type { ExtractionLimits } from '../extraction.js';
import { type Child, spawnChild } from './spawn-child.js';

/** A child that waits holds some 90 MB: nobody has uploaded anything for so long. */
const IDLE_MS = 5 * 60_000;

/**
 * Starting a child takes longer than reading a short file. After each file, one is started ahead for
 * the next; it waits with the readers loaded, and reads one file like any other.
 */
export class ReadyChild {
  private spare: Child | null = null;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly limits: Pick<ExtractionLimits, 'memoryBytes'>,
    private readonly spawn = spawnChild,
  ) {}

  /** The one that waits, or a new one. */
  take(): Child {
    const child = this.spare;
    this.spare = null;
    clearTimeout(this.timer);
    if (child?.exitCode !== null || child.signalCode !== null) return this.spawn(this.limits);
    hold(child, true);
    return child;
  }

  /** Starts one ahead, unless one waits. */
  prepare(): void {
    if (this.spare) return;
    this.spare = this.spawn(this.limits);
    // It may be ended from outside; the next `take` sees that.
    this.spare.on('error', () => undefined);
    hold(this.spare, false);
    this.timer = setTimeout(() => this.end(), IDLE_MS).unref();
  }

  end(): void {
    clearTimeout(this.timer);
    this.spare?.kill('SIGKILL');
    this.spare = null;
  }
}

/** A child that waits keeps nobody from ending, and ends itself when its input does. */
function hold(child: Child, held: boolean): void {
  for (const each of [child, child.stdin, child.stdout, child.stderr] as (Child | Socket)[]) {
    if (held) each.ref();
    else each.unref();
  }
}
