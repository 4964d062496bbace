import { resolve } from 'node:path';
import { analysisService } from '@casewright/analysis-service';
import { authService } from '@casewright/auth-service';
import { installationSecret, provision, startEmbedded } from '@casewright/database';
import { exportService } from '@casewright/export-service';
import { startGateway } from '@casewright/gateway';
import { createTransport, startService } from '@casewright/messaging';
import { createLogger, freeSpaceProbe, loadConfig, type ShutdownStep } from '@casewright/platform';
import { searchService } from '@casewright/search-service';
import { assertPortFree } from './port.js';
import { StandaloneConfig } from './standalone-config.js';

const SERVICES = [authService, searchService, analysisService, exportService];

/**
 * Milliseconds for the jobs that still run when the gateway has stopped: the stop of one process has
 * room for both. Jobs that are not done by then are done after the next start.
 */
const JOBS_DRAIN_MS = 4_000;

/**
 * Starts database, services and gateway in this process. Each adds the step that stops it to the
 * front of `stop`, so that stopping goes the opposite way and every request still finds what it
 * needs.
 */
export async function start(stop: ShutdownStep[]): Promise<void> {
  const config = loadConfig(StandaloneConfig);
  await assertPortFree(config.PORT);
  const { urls, folders } = await openDatabase(config, stop);
  const storage = freeSpaceProbe(folders, config.STORAGE_MIN_FREE_MB);
  const logger = createLogger('casewright');
  const transport = await createTransport({ url: config.MESSAGE_BUS_URL, logger });
  stop.unshift({ name: 'message bus', run: () => transport.close() });
  await Promise.all(
    SERVICES.map(async (definition) => {
      const service = await startService(definition, {
        transport,
        databaseUrl: urls[definition.name] ?? '',
        logger: createLogger(definition.name),
        drainMs: JOBS_DRAIN_MS,
      });
      service.health.registerOptional('storage', storage);
      stop.unshift({ name: definition.name, run: () => service.stop() });
    }),
  );
  const gateway = await startGateway({ transport, config, logger: createLogger('gateway') });
  stop.unshift({ name: 'gateway', run: () => gateway.stop() });
  console.log(`${config.PRODUCT_NAME} is ready at http://localhost:${gateway.port}`);
}

/**
 * The services' database addresses, on the embedded server unless another one is given, and the
 * folders that are written to.
 */
async function openDatabase(
  config: StandaloneConfig,
  stop: ShutdownStep[],
): Promise<{ urls: Record<string, string>; folders: string[] }> {
  const dataDir = resolve(process.env.INIT_CWD ?? '.', config.DATA_DIR);
  const folders = [dataDir];
  let adminUrl = config.DATABASE_URL;
  if (!adminUrl) {
    const database = await startEmbedded({ dataDir, logger: createLogger('database') });
    stop.unshift({ name: 'database', run: () => database.stop() });
    adminUrl = database.url;
    folders.push(database.home);
  }
  const names = SERVICES.map((service) => service.name);
  const urls = await provision(adminUrl, names, await installationSecret(dataDir));
  return { urls, folders };
}
