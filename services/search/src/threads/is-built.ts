import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Whether a script can run in a thread: from sources, which Node cannot run, none can. */
export function isBuilt(script: URL): boolean {
  return existsSync(fileURLToPath(script));
}
