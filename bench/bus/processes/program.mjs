import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { settings } from '../settings.mjs';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const QUESTIONS = new URL('./questions.mjs', import.meta.url).href;
const START_MS = 90_000;

/** A separate process that is measured, or that measures. */
export class Program {
  #child;
  #pending = new Map();
  #sequence = 0;

  constructor(name, child) {
    this.name = name;
    this.#child = child;
    child.on('message', ({ id, answer, fault }) => {
      const asked = this.#pending.get(id);
      this.#pending.delete(id);
      if (fault) asked?.reject(new Error(`${name}: ${fault}`));
      else asked?.resolve(answer);
    });
    child.on('exit', (code, signal) => {
      for (const { reject } of this.#pending.values()) reject(ended(name, code, signal));
      this.#pending.clear();
    });
  }

  /** Starts `path`, from the project's root; `env` over the benchmark's own environment. */
  static start(name, path, env = {}) {
    const child = fork(join(ROOT, path), {
      env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...env },
      execArgv: ['--import', QUESTIONS, ...profiling(name)],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    return new Program(name, child);
  }

  /** What the process calls `ready` with. */
  async ready() {
    const signal = AbortSignal.timeout(START_MS);
    const [message] = await Promise.race([
      once(this.#child, 'message', { signal }),
      once(this.#child, 'exit', { signal }).then(([code, by]) => {
        throw ended(this.name, code, by);
      }),
    ]);
    return message.ready;
  }

  /** Resolves when `url` answers with success. */
  async answersAt(url) {
    const until = Date.now() + START_MS;
    for (;;) {
      if (this.#child.exitCode !== null) throw ended(this.name, this.#child.exitCode, null);
      if (
        await fetch(url).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        return;
      if (Date.now() > until) throw new Error(`${this.name} did not become ready at ${url}.`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  ask(question, data) {
    this.#sequence += 1;
    const id = this.#sequence;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#child.send({ id, question, data }, (error) => error && reject(error));
    });
  }

  /** @returns {Promise<{ rss: number, cpu: number }>} bytes, and microseconds of processor time */
  async usage() {
    const { rss, cpu } = await this.ask('usage');
    return { rss, cpu: cpu.user + cpu.system };
  }

  async stop() {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await gone;
  }
}

function profiling(name) {
  const { profileFolder } = settings;
  if (!profileFolder) return [];
  const file = `${name.replaceAll(' ', '-')}.cpuprofile`;
  return ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`, `--cpu-prof-name=${file}`];
}

function ended(name, code, signal) {
  return new Error(`${name} ended with ${signal ?? `code ${code}`}; what it printed says why.`);
}
