/**
 * `npm run dev`: the one-process product, compiled and restarted whenever a server file changes,
 * and Vite's development server in front of it for the web application. Ctrl-C stops all.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build, install, ROOT, requireNode } from '../../../tools/prepare.mjs';

const PRODUCT = 'services/standalone/dist/main.js';
const TSC = 'node_modules/typescript/bin/tsc';
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');
/** What the compiler writes at the end of each round. */
const COMPILED = /Found (\d+) errors?\./;

let product;
let turn = Promise.resolve();
let stopping = false;

requireNode();
await install();
await build();
const compiler = compileOnChange();
const vite = run([VITE, '--clearScreen', 'false'], join(ROOT, 'frontend'), 'inherit');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

/** Compiles all server packages in the order of their references, now and after each change. */
function compileOnChange() {
  const args = [TSC, '-b', 'services/standalone', '--watch', '--preserveWatchOutput'];
  const child = run(args, ROOT, 'pipe');
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line) console.log(line);
    const errors = COMPILED.exec(line)?.[1];
    if (errors === '0') turn = turn.then(restart);
    else if (errors) console.log('The product will not restart until this compiles.');
  });
  return child;
}

/** One at a time: a port and a data folder serve one product only. */
async function restart() {
  await stopProduct();
  if (stopping) return;
  product = run([PRODUCT], ROOT, 'inherit');
  product.once('exit', (code) => {
    if (code) console.log(`The product ended with ${code}. The next change restarts it.`);
  });
}

async function stopProduct() {
  if (!product || product.exitCode !== null || product.signalCode !== null) return;
  const ended = once(product, 'exit');
  product.kill('SIGTERM');
  await ended;
}

async function stop() {
  if (stopping) return;
  stopping = true;
  for (const { pid } of [compiler, vite]) endGroup(pid);
  await turn;
  await stopProduct();
  process.exit(0);
}

/**
 * In a process group of its own: Ctrl-C reaches this process alone, which then asks each child
 * once. The product takes a second request to stop for impatience.
 */
function run(args, cwd, stdout) {
  return spawn(process.execPath, args, {
    cwd,
    detached: true,
    stdio: ['ignore', stdout, 'inherit'],
  });
}

/** The compiler is a program behind a script that passes no signals on. */
function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGTERM');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
