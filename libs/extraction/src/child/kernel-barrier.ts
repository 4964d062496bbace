import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { socketFilter } from './socket-filter.js';

/** How the kernel keeps a program without a network; each needs no privileges of ours. */
export interface Barrier {
  name: 'seccomp' | 'network namespace';
  /** Before the program and its arguments. */
  command: readonly string[];
}

/** The file that a program inherits as its descriptor 3. */
const FILTER = '/proc/self/fd/3';

const BARRIERS: readonly Barrier[] = [
  // util-linux 2.41 and newer: the container's image has it.
  { name: 'seccomp', command: ['setpriv', '--no-new-privs', '--seccomp-filter', FILTER] },
  // Refused within most containers, and by some distributions.
  { name: 'network namespace', command: ['unshare', '--user', '--map-current-user', '--net'] },
];

let found: Barrier | null | undefined;

/** The first barrier that this machine lets us raise; null for none, as on macOS. Looked for once. */
export function kernelBarrier(): Barrier | null {
  if (found === undefined) {
    found = process.platform === 'linux' ? (BARRIERS.find(holds) ?? null) : null;
  }
  return found;
}

/**
 * Starts a program behind a barrier, without anything of our environment, where the secrets are.
 *
 * @param barrier null: without one
 */
export function spawnBehind(
  barrier: Barrier | null,
  program: string,
  args: readonly string[],
): ChildProcessWithoutNullStreams {
  const [first, ...rest] = [...(barrier?.command ?? []), program, ...args] as [string, ...string[]];
  return withFilter((filter) => {
    const stdio = ['pipe', 'pipe', 'pipe', filter] as const;
    // Its first three streams are pipes, as the type says.
    return spawn(first, rest, { stdio: [...stdio], env: {} }) as ChildProcessWithoutNullStreams;
  });
}

/** Whether a program comes up behind it. */
function holds({ command }: Barrier): boolean {
  const [program, ...flags] = command as [string, ...string[]];
  return withFilter((filter) => {
    const stdio = ['ignore', 'ignore', 'ignore', filter] as const;
    return spawnSync(program, [...flags, 'true'], { stdio: [...stdio], env: {} }).status === 0;
  });
}

/** A program holds its file open from its start on, so the file is gone as soon as it runs. */
function withFilter<T>(start: (filter: number) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'casewright-reader-'));
  try {
    const path = join(folder, 'no-sockets.bpf');
    writeFileSync(path, socketFilter());
    const file = openSync(path, 'r');
    try {
      return start(file);
    } finally {
      closeSync(file);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
