import { join, resolve } from 'node:path';
import { analysisService } from '@casewright/analysis-service';
import { authService, authServiceWith } from '@casewright/auth-service';
import {
  encryptionKeys,
  installationKeys,
  installationSecret,
  provision,
  startEmbedded,
} from '@casewright/database';
import { exportService } from '@casewright/export-service';
import { startGateway } from '@casewright/gateway';
import {
  createTransport,
  identityOfAll,
  type RunningService,
  startService,
} from '@casewright/messaging';
import {
  createLogger,
  freeSpaceProbe,
  loadConfig,
  readDisk,
  type ShutdownStep,
} from '@casewright/platform';
import { measureDisks, openMetrics, reading } from '@casewright/platform/metrics';
import { openTracing } from '@casewright/platform/tracing';
import { searchService } from '@casewright/search-service';
import { backUpBeforeUpgrade } from './backup/before-upgrade.js';
import { keepAuditLog } from './backup/databases.js';
import { auditSigningKey, setupLine, setupToken } from './made-secrets.js';
import { assertPortFree } from './port.js';
import { StandaloneConfig } from './standalone-config.js';

/**
 * The services in the order in which they stop: those that ask others first. `drainMs` is for what
 * still runs then; jobs that are not done by then are done after the next start. A process has 25
 * seconds to stop, the gateway takes up to 17.5 of them, and the database needs one or two.
 */
const STAGES = [
  { services: [analysisService, exportService], drainMs: 4_000 },
  { services: [authService, searchService], drainMs: 1_000 },
];
const SERVICES = STAGES.flatMap(({ services }) => services);

/**
 * Starts database, services, and gateway in this process. Each has a step that stops it at the
 * front of `stop`, so that stopping goes the opposite way and every request still finds what it
 * needs.
 */
export async function start(stop: ShutdownStep[]): Promise<void> {
  const config = loadConfig(StandaloneConfig);
  await assertPortFree(config.PORT);
  const logger = createLogger('casewright');
  await openMetrics(stop);
  await openTracing('casewright', stop, logger);
  const { urls, folders, secret } = await openDatabase(config, stop);
  const SETUP_TOKEN = config.SETUP_TOKEN || setupToken(secret);
  const AUDIT_SIGNING_KEY = auditSigningKey(process.env, secret);
  const made = { SETUP_TOKEN, AUDIT_SIGNING_KEY };
  const storage = freeSpaceProbe(folders, config.STORAGE_MIN_FREE_MB);
  const ends = measureStorage(folders, config.STORAGE_MIN_FREE_MB);
  stop.unshift({ name: 'readings of disks', run: async () => ends.forEach((end) => void end()) });
  const transport = await createTransport({
    url: config.MESSAGE_BUS_URL,
    logger,
    identity: identityOfAll(secret),
  });
  stop.unshift({ name: 'message bus', run: () => transport.close() });
  const starts = [...STAGES].reverse().flatMap(({ services, drainMs }) => {
    const running: RunningService[] = [];
    const name = services.map((service) => service.name).join(' and ');
    stop.unshift({ name, run: () => stopTogether(running) });
    return services.map(async (definition) => {
      const ours = definition === authService ? authServiceWith(made) : definition;
      const service = await startService(ours, {
        transport,
        databaseUrl: urls[definition.name] ?? '',
        logger: createLogger(definition.name),
        drainMs,
      });
      service.health.registerOptional('storage', storage);
      service.health.registerPart(async () => ({
        disks: await Promise.all(folders.map(readDisk)),
      }));
      running.push(service);
    });
  });
  await Promise.all(starts);
  const gateway = await startGateway({ transport, config, logger: createLogger('gateway') });
  stop.unshift({ name: 'gateway', run: () => gateway.stop() });
  const home = `http://localhost:${gateway.port}`;
  const setUp = await setupLine(urls.auth ?? '', config.PUBLIC_URL ?? home, SETUP_TOKEN);
  console.log([`${config.PRODUCT_NAME} is ready at ${home}`, ...setUp].join('\n'));
}

/** What is left on the disks that are written to, and what readiness asks for. */
function measureStorage([data = '.', database = data]: string[], leastMb: number): (() => void)[] {
  const wanted = reading('storage_wanted_bytes', 'STORAGE_MIN_FREE_MB', [], () => [
    { labels: {}, value: leastMb * 1024 * 1024 },
  ]);
  return [measureDisks({ data, database }), wanted];
}

/** One after the other, each would have the time that all of them have. */
async function stopTogether(services: readonly RunningService[]): Promise<void> {
  const stops = await Promise.allSettled(services.map((service) => service.stop()));
  const failed = stops.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

/**
 * The services' database addresses, on the embedded server unless another one is given, the folders
 * that are written to, and the installation's secret.
 */
async function openDatabase(
  config: StandaloneConfig,
  stop: ShutdownStep[],
): Promise<{ urls: Record<string, string>; folders: string[]; secret: string }> {
  const dataDir = resolve(process.env.INIT_CWD ?? '.', config.DATA_DIR);
  const folders = [dataDir];
  let adminUrl = config.DATABASE_URL;
  if (!adminUrl) {
    const database = await startEmbedded({ dataDir, logger: createLogger('database') });
    stop.unshift({ name: 'database', run: () => database.stop() });
    adminUrl = database.url;
    folders.push(database.home);
  }
  const into = resolve(
    process.env.INIT_CWD ?? '.',
    process.env.BACKUP_DIR || join(dataDir, 'backups'),
  );
  await backUpBeforeUpgrade(adminUrl, { into, dataDir }, createLogger('backup'));
  const names = SERVICES.map((service) => service.name);
  const secret = await installationSecret(dataDir);
  // Where each connection looks for them, as it does where the operator gave them.
  process.env.ENCRYPTION_KEYS = encryptionKeys() || (await installationKeys(dataDir));
  const urls = await provision(adminUrl, names, secret);
  await keepAuditLog(adminUrl, urls.auth ?? '');
  return { urls, folders, secret };
}
