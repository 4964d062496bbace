import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbedded } from '@casewright/database';
import { freePort } from '@casewright/testing';
import { builtMain } from './built-main.js';
import { startedFolder } from './started-folder.js';

export interface ProductProcess {
  readonly origin: string;
  readonly port: number;
  readonly pid: number;
  /** Superuser address of its database. */
  readonly adminUrl: string;
  isRunning(): boolean;
  /** What it and its database have written to terminal and log since it was asked last. */
  news(): string;
  stop(): Promise<void>;
}

/** A folder of its own for a product, which has started there once: its `data` has a database. */
export const startedProduct = (): Promise<string> =>
  startedFolder(async (folder) => (await startIn(folder)).stop());

/**
 * Runs the built product as its own process, on its own database, so that a spec has all
 * that it writes and sees whether it lives.
 */
export async function startProductProcess(
  env: Record<string, string> = {},
): Promise<ProductProcess> {
  const folder = await startedProduct();
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const product = await startIn(folder, env);
    return { ...product, stop: () => product.stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

async function startIn(folder: string, env: Record<string, string> = {}): Promise<ProductProcess> {
  const dataDir = join(folder, 'data');
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const database = await startEmbedded({ dataDir, settings });
  const port = await freePort();
  const product = spawn(process.execPath, [builtMain('standalone')], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, 'product'),
      RATE_LIMITS: 'off',
      SETUP_TOKEN: 'off',
      ENCRYPTION_KEYS: process.env.ENCRYPTION_KEYS,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let heard = [0, 0];
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      said += String(chunk);
      if (said.includes('is ready at')) resolve();
    };
    product.stdout.on('data', hear);
    product.stderr.on('data', hear);
    product.once('exit', () => reject(new Error(`The product ended: ${said}`)));
  }).catch(async (error: unknown) => {
    await database.stop();
    throw error;
  });
  return {
    origin: `http://localhost:${port}`,
    port,
    pid: product.pid!,
    adminUrl: database.url,
    isRunning: () => product.exitCode === null && product.signalCode === null,
    news() {
      const all = [said, readFileSync(join(dataDir, 'database', 'postgres.log'), 'utf8')];
      const news = all.map((text, at) => text.slice(heard[at]));
      heard = all.map((text) => text.length);
      return news.join('\n');
    },
    async stop() {
      if (product.exitCode === null && product.kill('SIGTERM')) await once(product, 'exit');
      await database.stop();
    },
  };
}
