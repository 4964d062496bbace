import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { amqpReady } from './amqp-ready.js';
import { freePort } from './free-port.js';
import type { TestBroker } from './test-broker.js';

const HOST = '127.0.0.1';
const START_MS = 60_000;
/** Characters of its output that an error shows. */
const TAIL = 2_000;

/**
 * Where `rabbitmq-server` is, if anywhere. Debian's own folder comes first: what Debian puts on the
 * path is a wrapper that runs it as another user, who may not write to our folder.
 */
export function findLocalBroker(): string | undefined {
  const places = ['/usr/lib/rabbitmq/bin/rabbitmq-server', 'rabbitmq-server'];
  return places.find((place) => spawnSync('sh', ['-c', `command -v ${place}`]).status === 0);
}

/** A broker of our own under a temporary folder, alongside any that the machine runs. */
export async function startLocalBroker(binary: string): Promise<TestBroker> {
  const home = await mkdtemp(join(tmpdir(), 'casewright-broker-'));
  const [port, distribution] = [await freePort(), await freePort()];
  const environment = {
    ...process.env,
    HOME: home,
    RABBITMQ_NODENAME: `casewright-test-${port}@localhost`,
    RABBITMQ_NODE_IP_ADDRESS: HOST,
    RABBITMQ_NODE_PORT: String(port),
    RABBITMQ_DIST_PORT: String(distribution),
    RABBITMQ_MNESIA_BASE: join(home, 'data'),
    RABBITMQ_LOG_BASE: join(home, 'logs'),
    RABBITMQ_ENABLED_PLUGINS_FILE: join(home, 'enabled_plugins'),
    RABBITMQ_CONFIG_FILE: join(home, 'none'),
  };
  const log = openSync(join(home, 'output.log'), 'a');
  let server: ChildProcess;
  const start = async (): Promise<void> => {
    // A separate group, because the script starts the runtime as a child.
    server = spawn(binary, [], { env: environment, detached: true, stdio: ['ignore', log, log] });
    const ended = once(server, 'exit').then(async () => {
      const output = await readFile(join(home, 'output.log'), 'utf8');
      throw new Error(`rabbitmq-server ended at its start: ${output.slice(-TAIL)}`);
    });
    await Promise.race([ended, amqpReady(HOST, port, START_MS)]);
    // From here on its end is ours to bring about.
    ended.catch(() => undefined);
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null || !server.pid) return;
    const gone = once(server, 'exit');
    process.kill(-server.pid, signal);
    await gone;
  };
  const kill = (): Promise<void> => end('SIGKILL');
  const restart = async (): Promise<void> => {
    await end('SIGTERM');
    await start();
  };
  const stop = async (): Promise<void> => {
    await kill();
    closeSync(log);
    await rm(home, { recursive: true, force: true });
  };
  await start().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url: `amqp://guest:guest@${HOST}:${port}`, owned: true, kill, start, restart, stop };
}
