import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = dirname(fileURLToPath(import.meta.url));

/** The child's built entry. Specs run from the sources, and their child from the build beside them. */
export const CHILD_ENTRY = join(HERE.replace(/([\\/])src([\\/])/, '$1dist$2'), 'main.js');

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
    '--disallow-code-generation-from-strings',
    '--no-warnings',
    permission,
    `--allow-fs-read=${join(installation(), '*')}`,
    CHILD_ENTRY,
  ];
}
