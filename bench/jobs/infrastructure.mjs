import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provision, startEmbedded } from '@casewright/database';
import { startBroker } from '@casewright/testing';

/**
 * A broker and a database of the analysis service.
 * @param {(stop: () => Promise<void>) => void} onStop takes what undoes each part
 */
export async function startJobsInfrastructure(onStop) {
  const broker = await startBroker();
  onStop(() => broker.stop());
  return { brokerUrl: broker.url, databaseUrl: await startJobsDatabase(onStop) };
}

/** @returns the address of the analysis service's role */
export async function startJobsDatabase(onStop) {
  const folder = mkdtempSync(join(tmpdir(), 'casewright-bench-'));
  onStop(async () => rmSync(folder, { recursive: true, force: true }));
  const database = await startEmbedded({ dataDir: folder });
  onStop(() => database.stop());
  return (await provision(database.url, ['analysis'], 'benchmark')).analysis;
}
