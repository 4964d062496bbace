import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtEntry } from '../../../built-entry.js';

const HERE = dirname(fileURLToPath(import.meta.url));

export const CHILD_ENTRY = builtEntry(import.meta.url, 'main.js');

/** The nearest folder above with the packages that the child uses. */
function installation(): string {
  let folder = HERE;
  while (!existsSync(join(folder, 'node_modules', 'unpdf')) && dirname(folder) !== folder) {
    folder = dirname(folder);
  }
  return folder;
}

/** V8 gives memory back early; `heapMb` bounds its own heap, the watch all of the process. */
export function childArguments(heapMb: number): string[] {
  const permission = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  return [
    `--max-old-space-size=${heapMb}`,
    '--max-semi-space-size=16',
    // Several children share few processors: threads of the collector would wait for each other.
    '--single-threaded-gc',
    '--disallow-code-generation-from-strings',
    '--no-warnings',
    permission,
    `--allow-fs-read=${join(installation(), '*')}`,
    CHILD_ENTRY,
  ];
}
