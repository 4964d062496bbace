import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../prepare.mjs';

/** Whose output is printed, where several run at the same time, and which of them can wait. */
const named = new AsyncLocalStorage();

/**
 * Runs `work`; every line that a script started by it prints begins with `name`. One that `yields`
 * leaves the processor to the others.
 */
export const runNamed = (name, yields, work) => named.run({ name, yields }, work);

/** Whether another suite runs at the same time. */
export const isBesideAnother = () => named.getStore() !== undefined;

/** Runs a Node script with what it prints shown; resolves with its exit code. */
export function runNode(args, env = {}) {
  const { name, yields } = named.getStore() ?? {};
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: name ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    });
    if (yields && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface(stream).on('line', (line) => console.log(`${name} │ ${line}`));
    }
    child.on('error', () => resolve(127));
    child.on('exit', (code) => resolve(code ?? 130));
  });
}

/** The pattern for Jest and Playwright that the file at `path` of the repository alone matches. */
export const onlyFile = (path) => `^${join(ROOT, path).replace(/[.+]/g, '\\$&')}$`;
