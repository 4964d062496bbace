import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provision, startEmbedded } from '@casewright/database';
import { startBroker } from '@casewright/testing';

const SERVICES = ['auth', 'search'];

/**
 * One broker and one database for everything that is measured, and a folder that stands for the
 * built web application. `MESSAGE_BUS_URL` names a broker that nothing else uses meanwhile; without
 * it Docker or a local rabbitmq-server gives one.
 *
 * @param {(stop: () => Promise<void>) => void} onStop takes what undoes each part
 */
export async function startInfrastructure(onStop) {
  const folder = mkdtempSync(join(tmpdir(), 'casewright-bench-'));
  onStop(async () => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Casewright</title>');
  const broker = await startBroker();
  onStop(() => broker.stop());
  // The folder itself: below it, where only its owner may pass, root's database would go elsewhere.
  const database = await startEmbedded({ dataDir: folder });
  onStop(() => database.stop());
  return {
    brokerUrl: broker.url,
    databaseUrls: await provision(database.url, SERVICES, 'benchmark'),
    webRoot: folder,
  };
}
