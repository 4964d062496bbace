import { readFile } from 'node:fs/promises';

const PAGE_BYTES = 4096;
/** Linux counts processor time for programs in hundredths of a second, whatever it uses itself. */
const TICK_MS = 10;
/** Places in what follows the program's name, from 0 (proc(5), `/proc/pid/stat`). */
const AT = { userTicks: 11, systemTicks: 12, residentPages: 21 } as const;

interface ProcessUsage {
  /** Of memory that it holds. */
  bytes: number;
  /** Milliseconds for which it has had a processor, since its start. */
  processorMs: number;
}

/**
 * What a process takes; null where the system has no `/proc` (macOS, Windows) or the process is gone.
 * There, V8's own limit and the clock bound the child.
 */
export async function usageOf(pid: number): Promise<ProcessUsage | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'latin1');
    // The name may hold spaces and brackets of its own.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[AT.userTicks]) + Number(fields[AT.systemTicks]);
    return {
      bytes: Number(fields[AT.residentPages]) * PAGE_BYTES,
      processorMs: ticks * TICK_MS,
    };
  } catch {
    return null;
  }
}
