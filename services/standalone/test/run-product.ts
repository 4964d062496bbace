import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { builtMain } from './built-main.js';

interface Ended {
  code: number | null;
  said: string;
}

/** Runs the built product until it ends, or until it is ready and `then` has been called. */
export function run(env: Record<string, string>, then?: (pid: number) => void): Promise<Ended> {
  return new Promise((resolve) => {
    const product = spawn(process.execPath, [builtMain('standalone')], {
      cwd: env.DATA_DIR ? tmpdir() : undefined,
      env: { ...process.env, DATABASE_URL: '', MESSAGE_BUS_URL: '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const hear = (chunk: Buffer): void => {
      said += String(chunk);
      if (then && said.includes('is ready at')) {
        then(product.pid ?? 0);
        then = undefined;
      }
    };
    product.stdout.on('data', hear);
    product.stderr.on('data', hear);
    product.once('exit', (code) => resolve({ code, said }));
  });
}
