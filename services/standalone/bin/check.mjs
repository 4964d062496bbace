/**
 * `npm run check -- FILE…`: installs and builds what is missing, then checks the citations of files.
 * Ends with 0 only where the check did: 1 is a fault in a citation, and all else is 2.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build, install, requireNode } from '../../../tools/prepare.mjs';

let status = 2;
process.on('exit', () => {
  process.exitCode = status;
});
requireNode();
await install();
await build();

const script = fileURLToPath(new URL('../dist/check.js', import.meta.url));
const child = spawn(process.execPath, [script, ...process.argv.slice(2)], { stdio: 'inherit' });
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => {
  if (code === 0 || code === 1) status = code;
});
