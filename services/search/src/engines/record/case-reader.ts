import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CaseToAnalyze } from '@casewright/law/records';
import { ThreadPool } from '@casewright/platform';
import { begin, type IndexAnalysis } from './index-analyzer.js';

/** The script of the thread that reads cases; only a build has it. */
const READER = new URL('./reading-worker.js', import.meta.url);
/** In MB. A low limit also makes V8 collect early instead of growing. */
const LIMITS = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16 };

type Work = { analyze: { input: CaseToAnalyze[]; output: IndexAnalysis[] } };

/** Reads cases' words in a thread; from sources, which Node cannot run, in this one. */
export class CaseReader {
  private readonly thread: ThreadPool<Work> | null;
  private readonly analyze: ((item: CaseToAnalyze) => IndexAnalysis) | null;

  constructor(script = READER) {
    this.thread = existsSync(fileURLToPath(script)) ? startThread(script) : null;
    this.analyze = this.thread ? null : begin();
  }

  async read(items: CaseToAnalyze[]): Promise<IndexAnalysis[]> {
    return this.analyze ? items.map(this.analyze) : this.thread!.run('analyze', items);
  }

  async close(): Promise<void> {
    await this.thread?.close();
  }
}

function startThread(script: URL): ThreadPool<Work> {
  return new ThreadPool<Work>({
    entry: script,
    threads: 1,
    memory: LIMITS,
    busy: '',
    turns: { mostWaiting: Number.POSITIVE_INFINITY },
  });
}
