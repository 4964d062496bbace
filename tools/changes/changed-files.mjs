import { spawnSync } from 'node:child_process';
import { ROOT } from '../prepare.mjs';

const NAMES = ['main', 'origin/main'];

/**
 * What differs from where the branch left main: committed, in the working tree, and new files.
 * Paths are relative to the repository; what was moved or removed is named as it was.
 * @throws Error where there is no main to compare with
 */
export function changedFiles(git = runGit) {
  const base = NAMES.map((name) => git('merge-base', 'HEAD', name)?.[0]).find(Boolean);
  if (!base)
    throw new Error('There is no branch main to compare with; run npm test for all of it.');
  const differs = git('diff', '--name-only', '--no-renames', base);
  const added = git('ls-files', '--others', '--exclude-standard');
  if (!differs || !added) throw new Error('git could not tell what has changed.');
  return [...new Set([...differs, ...added])].sort();
}

/** The lines that a command of git prints, or undefined where it fails. */
function runGit(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
}
