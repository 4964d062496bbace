/** What the system tells of a process, from /proc: Linux only. */
import { readFileSync } from 'node:fs';

const MB = 1024;
/** Ticks of processor time in a second, and where in /proc/…/stat behind the name they stand. */
const TICKS = 100;
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;

/**
 * Megabytes: `pss` with what is shared counted by halves and thirds, `own` without the pages of files, which the kernel drops and reads again as it likes.
 */
export function memoryOf(pid) {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1');
  const of = (field) => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(text)[1]) / MB;
  return { pssMb: of('Pss'), ownMb: of('Pss_Anon') + of('SwapPss') };
}

/** Seconds of the processor that a process, with all its threads, has used. */
export function cpuSecondsOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS])) / TICKS;
}
