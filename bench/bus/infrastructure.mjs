import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { provision } from '@casewright/database';
import { startBroker } from '@casewright/testing';
import { startDatabase } from '../shapes/shapes.mjs';

const SERVICES = ['auth', 'search'];

/**
 * One broker and one database for everything that is measured, and a folder that stands for the
 * built web application. `MESSAGE_BUS_URL` names a broker that nothing else uses meanwhile; without
 * it Docker or a local rabbitmq-server gives one.
 *
 * @param {(stop: () => Promise<void>) => void} onStop takes what undoes each part
 */
export async function startInfrastructure(onStop) {
  const { url, dataDir: webRoot } = await startDatabase(onStop);
  mkdirSync(webRoot);
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Casewright</title>');
  const broker = await startBroker();
  onStop(() => broker.stop());
  return {
    brokerUrl: broker.url,
    databaseUrls: await provision(url, SERVICES, 'benchmark'),
    webRoot,
  };
}
