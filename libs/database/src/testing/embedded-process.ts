import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const RUNNER = fileURLToPath(new URL('./embedded-runner.mjs', import.meta.url));

interface EmbeddedProcess {
  readonly pid: number;
  readonly url: string;
  readonly adopted: boolean;
  /** The message with which startEmbedded refused; empty if it started. */
  readonly error: string;
  /** kill -9: the process gets no chance to stop its database. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();

/** Runs startEmbedded in a process and a process group of its own, as another user if told. */
export async function runEmbedded(
  dataDir: string,
  options: { uid?: number; gid?: number; port?: number; runner?: string } = {},
): Promise<EmbeddedProcess> {
  const { port, runner = RUNNER, ...user } = options;
  const args = [runner, dataDir, ...(port ? [String(port)] : [])];
  const child = spawn(process.execPath, args, {
    ...user,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  running.add(child);
  const exited = once(child, 'exit').then(() => void running.delete(child));
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const said = JSON.parse(line) as { url?: string; adopted?: boolean; error?: string };
  return {
    pid: child.pid ?? 0,
    url: said.url ?? '',
    adopted: said.adopted ?? false,
    error: said.error ?? '',
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
    stop: async () => {
      child.stdin.end();
      await exited;
    },
  };
}

/** For afterEach: stops what a failed spec left running. */
export async function stopAll(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      const exited = once(child, 'exit');
      child.stdin?.end();
      if (child.exitCode === null && child.signalCode === null) await exited;
    }),
  );
}
