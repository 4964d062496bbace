import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import type { ExtractionLimits } from '../extraction.js';
import { childArguments } from './locate.js';

const MEGABYTE = 1024 * 1024;
/** Of the child's memory, what V8's heap may take; the file itself lies outside of it. */
const HEAP_SHARE = 0.75;

/** A process that waits for one file on its input. */
export type Child = ChildProcessWithoutNullStreams;

export function spawnChild({ memoryBytes }: Pick<ExtractionLimits, 'memoryBytes'>): Child {
  const heapMb = Math.floor((memoryBytes * HEAP_SHARE) / MEGABYTE);
  // Nothing of the service's environment, where its secrets are.
  return spawn(process.execPath, childArguments(heapMb), { stdio: 'pipe', env: {} });
}
