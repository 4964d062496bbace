import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../prepare.mjs';

/** Runs a Node script with what it prints shown; resolves with its exit code. */
export function runNode(args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.on('error', () => resolve(127));
    child.on('exit', (code) => resolve(code ?? 130));
  });
}

/** The pattern for Jest and Playwright that the file at `path` of the repository alone matches. */
export const onlyFile = (path) => `^${join(ROOT, path).replace(/[.+]/g, '\\$&')}$`;
