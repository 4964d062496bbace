import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { builtEntry } from '@casewright/platform';

/** A worker that is there again whenever it has been killed. */
export class WorkerProcess {
  private child: ChildProcess | undefined;
  private stopped = false;

  constructor(private readonly env: Record<string, string>) {}

  /** Resolves when it takes jobs. */
  async start(): Promise<void> {
    const entry = builtEntry(import.meta.url, 'worker-main.js');
    const options = { env: { ...process.env, NODE_OPTIONS: '', ...this.env }, execArgv: [] };
    const child = fork(entry, options);
    this.child = child;
    const died = once(child, 'exit').then(([code]) => {
      if (!this.stopped) throw new Error(`A worker did not start: ${code}.`);
    });
    await Promise.race([once(child, 'message'), died]);
  }

  /** As a machine's failure does: without a word. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child) return;
    this.child = undefined;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.kill();
  }
}
