import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ServiceName } from '@casewright/contracts';
import { busKeys, freePort } from '@casewright/testing';
import { builtMain } from './built-main.js';

type Part = ServiceName | 'gateway';
type Env = Record<string, string>;

/** The built gateway and services, each a process as in a container, which a spec may harm. */
export class ServiceProcesses {
  private readonly keys = busKeys();
  private readonly running = new Map<Part, ChildProcess>();

  /** @param env of a part, alongside what is the same for all of them */
  constructor(private readonly env: (part: Part) => Env) {}

  /** Resolves when it says that it is ready; where it ended instead, with what it said. */
  async start(part: Part, env: Env = {}): Promise<string | null> {
    const child = spawn(process.execPath, [builtMain(part)], {
      env: {
        PATH: process.env.PATH,
        HEALTH_PORT: String(await freePort()),
        LOG_LEVEL: 'info',
        ...this.keys[part],
        ...this.env(part),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.running.set(part, child);
    return new Promise((resolve) => {
      let said = '';
      child.stdout.on('data', (chunk: Buffer) => {
        said = (said + chunk).slice(-2_000);
        if (/is ready\.|listens on port/.test(said)) resolve(null);
      });
      child.once('exit', () => resolve(said));
    });
  }

  send(part: Part, signal: NodeJS.Signals): void {
    this.running.get(part)?.kill(signal);
  }

  /** Kills it, stopped or not, and waits for its end. */
  async kill(part: Part): Promise<void> {
    const child = this.running.get(part);
    this.running.delete(part);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  async stop(): Promise<void> {
    await Promise.all([...this.running.keys()].map((part) => this.kill(part)));
  }
}
