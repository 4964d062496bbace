import { AppError } from '@casewright/contracts';
import { builtEntry, ThreadConfig, ThreadPool } from '@casewright/platform';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type FileCourse, HandOver } from './hand-over.js';
import type { Begun, Task } from './render.js';

/** Files made at once: each has a thread, and the memory that one file may take. */
const AT_ONCE = 2;
/** With more in front of it, a file would not be made within its caller's deadline. */
const TURNS = { mostWaiting: 20, mostWaitingOfOne: 10 };
/** Of V8's heap. A file of 200 pages takes less than half of it. */
const HEAP_MB = 384;
/** Of processor time: most files take less, and go before longer ones as searches do. */
const SHORT_MS = 500;

export type FileWork = { render: { input: Omit<Task, 'body'>; output: Begun } };

/** Makes files off the event loop, in turns and on a budget like other work on texts. */
@Injectable()
export class FileThreads implements OnApplicationShutdown {
  private readonly pool: ThreadPool<FileWork>;

  constructor(@Inject(ThreadConfig) config: ThreadConfig) {
    this.pool = new ThreadPool<FileWork>({
      entry: builtEntry(import.meta.url, 'thread-main.js'),
      memory: { maxOldGenerationSizeMb: HEAP_MB },
      threads: AT_ONCE,
      busy: 'Many files are being made. Try again in a minute.',
      turns: TURNS,
      yieldsAfterMs: SHORT_MS,
      cpuMs: config.TEXT_CPU_SECONDS * 1_000,
      costly: 'Making this file takes too long. Export it in parts.',
      broken,
    });
  }

  /**
   * @throws AppError what the request was refused for; OVERLOADED or RATE_LIMITED when too much
   * waits, PAYLOAD_TOO_LARGE when memory does not do, TEXT_TOO_COSTLY when processor time does not,
   * DEADLINE_EXCEEDED; what the course throws
   */
  async make<Kept>(
    input: FileWork['render']['input'],
    course: FileCourse<Kept>,
  ): Promise<Begun & { kept: Kept }> {
    const handOver = new HandOver(course);
    try {
      const { signal } = handOver;
      const answer = handOver.answer.bind(handOver);
      const begun = await this.pool.run('render', input, { signal, answer });
      return { ...begun, kept: await handOver.finish() };
    } catch (error) {
      handOver.giveUp();
      throw error;
    }
  }

  onApplicationShutdown(): Promise<void> {
    return this.pool.close();
  }
}

function broken(error: Error): Error {
  if ((error as NodeJS.ErrnoException).code !== 'ERR_WORKER_OUT_OF_MEMORY') return error;
  return new AppError('PAYLOAD_TOO_LARGE', 'This is too long for one file. Export it in parts.');
}
