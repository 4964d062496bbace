import { spawn } from 'node:child_process';
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
