import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../broker/index.js';

const SERVER = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');

/** A line of its log. */
const STORED = /Stored object "firm\/(\S+)"/g;

export interface S3Server {
  /** Settings of the product that name its bucket. */
  readonly env: Record<string, string>;
  /** Where it keeps the bucket's objects, as files. */
  readonly objects: string;
  /** The keys of what it has been given since this was asked last, without the bucket's folder. */
  newKeys(): string[];
  stop(): Promise<void>;
}

/** A server that speaks S3, with one bucket, `casewright`. */
export async function startS3(): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), 'casewright-s3-'));
  mkdirSync(join(folder, 'casewright'));
  const port = await freePort();
  const server = spawn(
    process.execPath,
    [SERVER, '--directory', folder, '--address', '127.0.0.1', '--port', String(port)],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      said += String(chunk);
      if (/listening/i.test(said)) resolve();
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.once('exit', () => reject(new Error(`The S3 server ended: ${said}`)));
  });
  return {
    env: {
      OBJECT_STORE_URL: 's3://casewright/firm',
      OBJECT_STORE_ENDPOINT: `http://127.0.0.1:${port}`,
      // Those that it knows.
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    objects: join(folder, 'casewright', 'firm'),
    newKeys() {
      const whole = said.lastIndexOf('\n') + 1;
      const lines = said.slice(0, whole);
      said = said.slice(whole);
      return [...lines.matchAll(STORED)].map(([, key]) => key!);
    },
    async stop() {
      if (server.exitCode === null && server.kill()) await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
