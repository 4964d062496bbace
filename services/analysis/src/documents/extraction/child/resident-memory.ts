import { readFile } from 'node:fs/promises';

const PAGE_BYTES = 4096;

/**
 * Bytes of memory that a process holds; null where the system has no `/proc` (macOS, Windows) or
 * the process is gone. There, V8's own limit and the clock bound the child.
 */
export async function residentMemory(pid: number): Promise<number | null> {
  try {
    const statm = await readFile(`/proc/${pid}/statm`, 'latin1');
    return Number(statm.split(' ')[1]) * PAGE_BYTES;
  } catch {
    return null;
  }
}
