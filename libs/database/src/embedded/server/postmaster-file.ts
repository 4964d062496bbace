import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a running (or killed) server says about itself in postmaster.pid. */
interface PostmasterFile {
  readonly pid: number;
  readonly port: number;
  readonly status: 'starting' | 'ready' | 'stopping' | 'unknown';
}

export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  try {
    return parsePostmasterFile(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Lines: pid, data folder, start time, port, socket folder, address, shared memory, status. */
export function parsePostmasterFile(text: string): PostmasterFile | undefined {
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Math.abs(Number.parseInt(lines[0] ?? '', 10));
  if (!pid) return undefined;
  return { pid, port: Number.parseInt(lines[3] ?? '', 10) || 0, status: statusOf(lines[7]) };
}

function statusOf(word: string | undefined): PostmasterFile['status'] {
  return word === 'starting' || word === 'ready' || word === 'stopping' ? word : 'unknown';
}
