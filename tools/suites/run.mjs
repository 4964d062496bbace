import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ROOT } from '../prepare.mjs';

/** The suite that a script is started for: its name, whether it runs alone, and who hears how far it is. */
const running = new AsyncLocalStorage();

/** Runs `work` for a suite; where others run at the same time, every line it prints begins with its name. */
export const runNamed = (suite, work) => running.run(suite, work);

/** Whether another suite runs at the same time. */
export const isBesideAnother = () => running.getStore()?.isAlone === false;

/** Runs a Node script with what it prints shown; resolves with its exit code. */
export function runNode(args, env = {}) {
  const { name, isAlone = true, heard } = running.getStore() ?? {};
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: isAlone ? ['inherit', 'inherit', 'inherit', 'ipc'] : ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface(stream).on('line', (line) => console.log(`${name} │ ${line}`));
    }
    if (heard) child.on('message', heard);
    child.on('error', () => resolve(127));
    child.on('exit', (code) => resolve(code ?? 130));
  });
}
