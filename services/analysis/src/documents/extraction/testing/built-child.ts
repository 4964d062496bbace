import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtEntry } from '@casewright/platform';
import { CHILD_ENTRY } from '../child/locate.js';

const ROOT = fileURLToPath(new URL('../../../../../../', import.meta.url));
const COMPILE = join(ROOT, 'services/analysis/scripts/compile-pdfjs.mjs');
const CODE = builtEntry(import.meta.url, '../pdf/compiled/pdfjs.code');

/**
 * Specs read files and analyze long texts as the service does, in its built child and threads: this
 * builds them as they are now, once for a run.
 */
export function buildChild(): void {
  const done = process.env.TEST_RUN_FOLDER && join(process.env.TEST_RUN_FOLDER, 'child-is-built');
  if (done && existsSync(done)) return;
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-b', join(ROOT, 'services/analysis')], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  if (!existsSync(CODE)) spawnSync(process.execPath, [COMPILE]);
  if (!existsSync(CHILD_ENTRY)) throw new Error(`The child cannot be built:\n${stdout}`);
  if (done) writeFileSync(done, '');
}
