import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';

/** The thread's built entry. Specs run from the sources, and their thread from the build beside them. */
const HERE = dirname(fileURLToPath(import.meta.url));
const WORKER_ENTRY = join(HERE.replace(/([\\/])src([\\/])/, '$1dist$2'), 'worker/main.js');

/** Of V8's heap. A file of 200 pages takes less than half of it. */
const HEAP_MB = 384;

/** Threads for files, one of them begun ahead: it has loaded all it needs when it is taken. */
@Injectable()
export class SpareThread implements OnModuleDestroy {
  private spare: Worker | null = null;
  private isClosed = false;

  take(): Worker {
    const taken = this.spare ?? this.begin();
    this.spare = this.isClosed ? null : this.begin();
    return taken;
  }

  async onModuleDestroy(): Promise<void> {
    this.isClosed = true;
    await this.spare?.terminate();
    this.spare = null;
  }

  private begin(): Worker {
    const worker = new Worker(WORKER_ENTRY, {
      // Nothing of the service's environment, where its secrets are, nor of its own arguments.
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    // A thread that waits for work does not keep the process; one that dies of itself is not taken.
    worker.unref();
    worker.on('error', () => this.forget(worker));
    worker.on('exit', () => this.forget(worker));
    return worker;
  }

  private forget(worker: Worker): void {
    if (this.spare === worker) this.spare = null;
  }
}
