import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { lowerPriority } from '@casewright/platform';
import type { ExtractionLimits } from '../extraction.js';
import { type Barrier, kernelBarrier, spawnBehind } from './kernel-barrier.js';
import { CHILD_ENTRY, childArguments } from './locate.js';

const MEGABYTE = 1024 * 1024;
/** Of the child's memory, what V8's heap may take; the file itself is outside of it. */
const HEAP_SHARE = 0.75;

/** A process that waits for one file on its input. */
export type Child = ChildProcessWithoutNullStreams;

export function spawnChild({ memoryBytes }: Pick<ExtractionLimits, 'memoryBytes'>): Child {
  return spawnConfined(memoryBytes, [CHILD_ENTRY]);
}

/**
 * Node, as confined as the reader is.
 *
 * @param entry what it runs: a module that it may read, or `-e` and its code
 * @param barrier null: without the kernel's help, as where it offers none
 */
export function spawnConfined(
  memoryBytes: number,
  entry: readonly string[],
  barrier: Barrier | null = kernelBarrier(),
): Child {
  const heapMb = Math.floor((memoryBytes * HEAP_SHARE) / MEGABYTE);
  const child = spawnBehind(barrier, process.execPath, [...childArguments(heapMb), ...entry]);
  lowerPriority(child.pid);
  return child;
}
