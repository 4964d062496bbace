import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build, install, requireNode } from '../../../tools/prepare.mjs';

/** Runs a command of imports with this process's arguments, everything built before. */
export async function runWithLimits(name) {
  requireNode();
  await install();
  await build();
  // Low limits make V8 collect early: an import takes the same memory whatever it reads.
  const flags = ['--max-old-space-size=256', '--max-semi-space-size=8'];
  const script = fileURLToPath(new URL(name, import.meta.url));
  const child = spawn(process.execPath, [...flags, script, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  // Ctrl-C reaches the child on its own; whoever stops this process by name means the child.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => {
    process.exitCode = signal ? 130 : code;
  });
}
