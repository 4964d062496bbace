import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** What a process of libs/database loads, from the workspace's root. */
const NEEDED = ['node_modules', 'libs'];

/**
 * A copy of the built packages that any user may read, for a checkout in a private folder.
 * Hard links where the file system allows them, so that it takes seconds.
 */
export function readableCheckout(): { place(file: string): string; remove(): void } {
  const copy = mkdtempSync(join(tmpdir(), 'casewright-readable-'));
  chmodSync(copy, 0o755);
  mkdirSync(join(copy, 'services'));
  for (const folder of NEEDED) copyFolder(join(ROOT, folder), join(copy, folder));
  return {
    place: (file) => join(copy, relative(ROOT, file)),
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}

function copyFolder(from: string, to: string): void {
  for (const options of ['-al', '-a']) {
    if (spawnSync('cp', [options, from, to], { stdio: 'ignore' }).status === 0) return;
    rmSync(to, { recursive: true, force: true });
  }
  throw new Error(`${from} could not be copied to ${to}.`);
}
