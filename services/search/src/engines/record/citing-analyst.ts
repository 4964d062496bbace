import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CaseAnalyzer, type CitingText } from '@casewright/law/ranking';
import { ThreadPool } from '@casewright/platform';
import { analyzeCitingText } from './citing-text.js';

/** Reads what later opinions say of cases. */
export interface CitingAnalyst {
  /** @param copy as `analyzeCitingText` takes it; may be gone afterwards */
  analyze(copy: Uint8Array<ArrayBuffer>): Promise<CitingText[]>;
  close(): Promise<void>;
}

const WORKER = new URL('./citing-worker.js', import.meta.url);
/** Starting a thread takes longer than reading what is said of fewer cases. */
const WORTH_A_THREAD = 1_000;
/** In MB. A low limit also makes V8 collect early instead of growing. */
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 };

/**
 * A thread for many cases; for few, and from sources, which Node cannot run, this thread. One: a
 * second takes as much memory again, and with two processors has none to itself.
 */
export function startAnalyst(cases: number): CitingAnalyst {
  return cases >= WORTH_A_THREAD && existsSync(fileURLToPath(WORKER))
    ? new CitingThread()
    : new OwnThread();
}

class OwnThread implements CitingAnalyst {
  private readonly analyzer = new CaseAnalyzer();

  async analyze(copy: Uint8Array): Promise<CitingText[]> {
    return analyzeCitingText(copy, this.analyzer);
  }

  async close(): Promise<void> {}
}

export class CitingThread implements CitingAnalyst {
  private readonly thread: ThreadPool<{ analyze: { input: Uint8Array; output: CitingText[] } }>;

  constructor(script = WORKER) {
    this.thread = new ThreadPool({
      entry: script,
      threads: 1,
      memory: LIMITS,
      busy: '',
      turns: { mostWaiting: Number.POSITIVE_INFINITY },
      broken: ({ message }) =>
        new Error(`A thread that reads what opinions say about cases ended: ${message}`),
    });
  }

  analyze(copy: Uint8Array<ArrayBuffer>): Promise<CitingText[]> {
    return this.thread.run('analyze', copy, { transfer: [copy.buffer] });
  }

  close(): Promise<void> {
    return this.thread.close();
  }
}
