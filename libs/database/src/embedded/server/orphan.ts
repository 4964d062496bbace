import { setTimeout as delay } from 'node:timers/promises';
import type { EmbeddedLogger } from '../embedded-options.js';
import type { Placement } from '../folder/place-cluster.js';
import { commandLine, isRunning } from '../process-identity.js';
import { answersAsOurs } from './connect.js';
import { type Patience, Postmaster } from './postmaster.js';
import { readPostmasterFile } from './postmaster-file.js';

/** Nobody is connected and it does not answer, so there is no reason to wait long. */
const IMPATIENT: Patience = [
  ['SIGINT', 3_000],
  ['SIGQUIT', 2_000],
  ['SIGKILL', 5_000],
];

/** The server that a killed run left behind, if it is healthy; an unhealthy one is stopped. */
export async function adoptOrphan(
  place: Placement,
  wantedPort: number | undefined,
  logger: EmbeddedLogger | undefined,
): Promise<Postmaster | undefined> {
  const pid = runningPid(place.cluster);
  if (pid === undefined) return undefined;
  const status = await settledStatus(place.cluster, pid);
  const port = readPostmasterFile(place.cluster)?.port ?? 0;
  const orphan = Postmaster.adopt(pid, port);
  const usable = status === 'ready' && (wantedPort === undefined || wantedPort === port);
  if (usable && (await answersAsOurs(place, port))) {
    logger?.info({ pid, port }, 'Taking over the database that an earlier run left running.');
    return orphan;
  }
  logger?.warn({ pid, status }, 'Stopping the database that an earlier run left running.');
  await orphan.stop(status === 'stopping' ? undefined : IMPATIENT);
  return undefined;
}

/** The number in postmaster.pid when no server of this cluster has it anymore. */
export function stalePid(cluster: string): number | undefined {
  const pid = readPostmasterFile(cluster)?.pid;
  return pid !== undefined && pid !== runningPid(cluster) ? pid : undefined;
}

function runningPid(cluster: string): number | undefined {
  const pid = readPostmasterFile(cluster)?.pid;
  const ours = pid !== undefined && isRunning(pid) && commandLine(pid).includes(`-D ${cluster} `);
  return ours ? pid : undefined;
}

/** Its state once it is no longer starting: a crash recovery may take its time. */
async function settledStatus(cluster: string, pid: number): Promise<string> {
  for (;;) {
    const file = readPostmasterFile(cluster);
    if (file?.status !== 'starting' || !isRunning(pid)) return file?.status ?? 'gone';
    await delay(50);
  }
}
