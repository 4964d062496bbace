import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const SERVICE = join(ROOT, 'services/search');

/**
 * Builds the service, once for a run, and gives the path of a built script: processes and threads, which
 * cannot run sources, are tested as they are shipped.
 *
 * @param path of the source in `src`, with the ending `.js`
 */
export function builtScript(path: string): string {
  const script = join(SERVICE, 'dist', path);
  const done = process.env.TEST_RUN_FOLDER && join(process.env.TEST_RUN_FOLDER, 'search-is-built');
  if (done && existsSync(done)) return script;
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-b', SERVICE], { encoding: 'utf8' });
  if (!existsSync(script)) throw new Error(`The search service cannot be built:\n${stdout}`);
  if (done) writeFileSync(done, '');
  return script;
}
