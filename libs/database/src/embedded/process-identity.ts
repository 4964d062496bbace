import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What tells a running process from a later one that was given the same number. */
interface ProcessIdentity {
  /** Opaque; equal for as long as it is the same process on the same boot. */
  readonly started: string;
  /** Ended, but not yet collected by its parent: it still has a number and holds nothing. */
  readonly zombie: boolean;
}

/** The process with this number, or undefined when there is none. */
export function identify(pid: number): ProcessIdentity | undefined {
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
}

/** Whether a process with this number is running, a zombie not counted. */
export function isRunning(pid: number): boolean {
  return identify(pid)?.zombie === false;
}

/** The command line of a process as one string; empty when it cannot be read. */
export function commandLine(pid: number): string {
  if (process.platform !== 'linux') return ps(pid, 'command=') ?? '';
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}

function fromProc(pid: number): ProcessIdentity | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name in parentheses may hold spaces and parentheses: count from its end.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return { started: `${boot}:${fields[19]}`, zombie: fields[0] === 'Z' || fields[0] === 'X' };
  } catch {
    return undefined;
  }
}

function fromPs(pid: number): ProcessIdentity | undefined {
  const started = ps(pid, 'lstart=');
  return started ? { started, zombie: (ps(pid, 'state=') ?? '').startsWith('Z') } : undefined;
}

function ps(pid: number, column: string): string | undefined {
  const { status, stdout } = spawnSync('ps', ['-o', column, '-p', String(pid)], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  return status === 0 ? stdout.trim() : undefined;
}
