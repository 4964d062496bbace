import { availableParallelism } from 'node:os';
import { isBuilt, ThreadPool } from '../../threads/thread-pool.js';
import { CaseAnalyzer } from '../build/case-analyzer.js';
import { analyseCitingText, type CitingText } from '../build/citing-text.js';

/** Reads what later opinions say of cases. */
export interface CitingAnalysts {
  /** How many portions are worked on at once. */
  readonly size: number;
  /** @param copy as `analyseCitingText` takes it; may be gone afterwards */
  analyse(copy: Uint8Array<ArrayBuffer>): Promise<CitingText[]>;
  close(): Promise<void>;
}

const WORKER = new URL('./citing-worker.js', import.meta.url);
/** Starting a thread takes longer than reading what is said of fewer cases. */
const WORTH_A_THREAD = 1_000;
/** Each compiles for itself, which takes as long as what is said of thousands of cases. */
const CASES_A_THREAD = 10_000;
/** More would wait for the database. Each takes about 40 MB. */
const MOST = 2;
/** In MB. A low limit also makes V8 collect early instead of growing. */
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 };

/** Threads for many cases; for few, and from sources, which Node cannot run, this thread. */
export function startAnalysts(cases: number): CitingAnalysts {
  if (cases < WORTH_A_THREAD || !isBuilt(WORKER)) return new OwnThread();
  return new Threads(Math.min(MOST, availableParallelism(), Math.ceil(cases / CASES_A_THREAD)));
}

class OwnThread implements CitingAnalysts {
  readonly size = 1;
  private readonly analyzer = new CaseAnalyzer();

  async analyse(copy: Uint8Array): Promise<CitingText[]> {
    return analyseCitingText(copy, this.analyzer);
  }

  async close(): Promise<void> {}
}

class Threads implements CitingAnalysts {
  private readonly pool: ThreadPool<Uint8Array, CitingText[]>;

  constructor(readonly size: number) {
    this.pool = new ThreadPool(WORKER, size, { limits: LIMITS, ended });
  }

  analyse(copy: Uint8Array<ArrayBuffer>): Promise<CitingText[]> {
    return this.pool.run(copy, [copy.buffer]);
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}

function ended(why: string): Error {
  return new Error(`A thread that reads what opinions say of cases has ended${why}`);
}
