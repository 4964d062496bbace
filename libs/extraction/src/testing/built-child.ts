import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtEntry } from '@casewright/platform';
import { CHILD_ENTRY } from '../child/locate.js';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const COMPILE = join(ROOT, 'libs/extraction/scripts/compile-pdfjs.mjs');
const CODE = builtEntry(import.meta.url, '../pdf/compiled/pdfjs.code');

/**
 * Specs read files as the product does, in a built child: this builds it as it is now, once for a run.
 * @param folder a package to build with it, whose specs start what it builds
 */
export function buildChild(folder = 'libs/extraction'): void {
  const marks = process.env.TEST_RUN_FOLDER;
  const done = marks && join(marks, `${basename(folder)}-is-built`);
  if (done && existsSync(done)) return;
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-b', join(ROOT, folder)], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  if (!existsSync(CODE)) spawnSync(process.execPath, [COMPILE]);
  if (!existsSync(CHILD_ENTRY)) throw new Error(`The child cannot be built:\n${stdout}`);
  if (done) writeFileSync(done, '');
}
