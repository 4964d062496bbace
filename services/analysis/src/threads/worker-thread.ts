import { Worker } from 'node:worker_threads';
import { AppError, type CallDef, locateQuotations, lookUpCitations } from '@casewright/contracts';
import type { Bus } from '@casewright/messaging';
import { type RequestContext, runInContext } from '@casewright/platform';
import { builtEntry } from '../built-entry.js';
import type { FromThread, OnProgress, ToThread, WorkName } from './messages.js';
import { fromThrown, toThrown } from './thrown.js';

const ENTRY = builtEntry(import.meta.url, 'thread-main.js');
/** A 2,000-page document takes a third of it. */
const HEAP_MB = 1_024;

/** What a thread may ask of other services. */
const ASKABLE = new Map<string, CallDef>(
  [lookUpCitations, locateQuotations].map((def) => [def.pattern, def]),
);

export interface Assignment {
  work: WorkName;
  input: unknown;
  /** The calls that the work makes are the caller's. */
  context: RequestContext;
  onProgress: OnProgress;
  signal: AbortSignal;
}

/** A thread of its own, for one piece of work at a time. */
export class WorkerThread {
  private readonly worker = new Worker(ENTRY, {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  /** Broken off, or failed in a way that leaves its state unknown. */
  ended = false;

  constructor(private readonly bus: Pick<Bus, 'call'>) {
    this.worker.on('exit', () => {
      this.ended = true;
    });
    // An error with nobody at work is followed by the exit; without a listener it would end all.
    this.worker.on('error', () => undefined);
    this.worker.unref();
  }

  /** @throws the signal's reason; AppError; Error for a fault, after which the thread has ended */
  run({ work, input, context, onProgress, signal }: Assignment): Promise<unknown> {
    const { worker } = this;
    return new Promise((resolve, reject) => {
      const settle = (act: () => void): void => {
        worker.off('message', hear).off('error', fail).off('exit', exit);
        signal.removeEventListener('abort', abort);
        worker.unref();
        act();
      };
      const hear = (message: FromThread): void => {
        if ('stage' in message) onProgress(message.stage, message.done);
        else if ('ask' in message) void runInContext(context, () => this.answer(message));
        else if ('result' in message) settle(() => resolve(message.result));
        else settle(() => reject(fromThrown(message.thrown)));
      };
      const fail = (error: unknown): void => settle(() => reject(faultOf(error)));
      const exit = (): void => settle(() => reject(new Error('A thread ended over its work.')));
      const abort = (): void => {
        settle(() => reject(signal.reason));
        this.end();
      };
      worker.on('message', hear).on('error', fail).on('exit', exit).ref();
      signal.addEventListener('abort', abort);
      this.post({ work, input });
    });
  }

  end(): void {
    this.ended = true;
    void this.worker.terminate();
  }

  private async answer({ ask, pattern, data }: Extract<FromThread, { ask: number }>) {
    try {
      const def = ASKABLE.get(pattern);
      if (!def) throw new Error(`A thread asked for ${pattern}, which it may not.`);
      this.post({ answer: ask, value: await this.bus.call(def, data) });
    } catch (error) {
      this.post({ answer: ask, thrown: toThrown(error) });
    }
  }

  private post(message: ToThread): void {
    this.worker.postMessage(message);
  }
}

function faultOf(error: unknown): Error {
  if ((error as NodeJS.ErrnoException | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY') {
    return new AppError(
      'PAYLOAD_TOO_LARGE',
      'This text is too long to be analyzed here. Split it and send the parts.',
    );
  }
  return error instanceof Error ? error : new Error(String(error));
}
