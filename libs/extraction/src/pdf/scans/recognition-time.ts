import type { ExtractionLimits } from '../../extraction.js';

/** Thrown out of a recognition that takes longer than it may. */
export class OutOfTime extends Error {
  /** @param busy the clock ran out, and the processor time had not */
  constructor(readonly busy = false) {
    super();
  }
}

/** Of the time by the clock; with the rest, what has been read is still told. */
const CLOCK_SHARE = 0.75;

/** What is left for recognizing the scans of one document. */
export class RecognitionTime {
  private readonly started: { clock: number; processor: number };

  constructor(
    private readonly limits: Pick<ExtractionLimits, 'recognitionMs' | 'clockMs'>,
    private readonly now = () => ({ clock: performance.now(), processor: processorMs() }),
  ) {
    this.started = now();
  }

  /** @throws OutOfTime */
  check(): void {
    const { clock, processor } = this.now();
    if (processor - this.started.processor > this.limits.recognitionMs) throw new OutOfTime();
    if (clock - this.started.clock > this.limits.clockMs * CLOCK_SHARE) throw new OutOfTime(true);
  }
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
