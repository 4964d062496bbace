import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The built file alongside a module, for a process or a thread of its own. Specs run from the
 * sources; what they start runs from the build.
 *
 * @param module `import.meta.url`
 * @param name of the built file, `main.js`
 */
export function builtEntry(module: string, name: string): string {
  const folder = dirname(fileURLToPath(module));
  return join(folder.replace(/([\\/])src([\\/]|$)/, '$1dist$2'), name);
}
