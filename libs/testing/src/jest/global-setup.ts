import { execFile, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

interface TestRun {
  stop: (() => Promise<void>)[];
}

/** Shared with global-teardown.ts, which runs in the same process. */
const run = globalThis as typeof globalThis & { casewrightTestRun?: TestRun };

/** Nothing of a test run needs to survive a power cut. */
const THROW_AWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
  max_connections: '300',
};

/**
 * One database server and one broker for the whole run; specs find them in TEST_DATABASE_URL and
 * TEST_MESSAGE_BUS_URL. Either may be given, to use one that runs already; `none` for the broker
 * leaves out the specs that need it.
 */
export default async function globalSetup({ rootDir }: { rootDir: string }): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'casewright-run-'));
  process.env.TEST_RUN_FOLDER = folder;
  const remove = async () => rmSync(folder, { recursive: true, force: true });
  run.casewrightTestRun = { stop: [remove] };
  buildHarness(rootDir);
  const started = await Promise.allSettled([
    startDatabase(run.casewrightTestRun),
    startBroker(run.casewrightTestRun),
    bundleProduct(rootDir),
  ]);
  const failed = started.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
  if (!failed) return;
  // Jest does not run the teardown after a failed setup.
  for (const stop of run.casewrightTestRun.stop) await stop();
  throw failed.reason;
}

/** Jest loads this file with Node's own resolution, which finds packages built, not as sources. */
function buildHarness(rootDir: string): void {
  const require = createRequire(join(rootDir, 'package.json'));
  const tsc = join(resolve(require.resolve('typescript/package.json'), '..'), 'bin', 'tsc');
  const project = join(rootDir, 'libs', 'testing', 'tsconfig.json');
  const { stdout } = spawnSync(process.execPath, [tsc, '-b', project], { encoding: 'utf8' });
  // Type errors are the type check's to report; a package that is not there at all stops the run.
  if (existsSync(join(rootDir, 'libs', 'testing', 'dist', 'index.js'))) return;
  throw new Error(`The test harness cannot be built:\n${stdout}`);
}

/** What starts a process of the product in a spec: see `builtMain` in services/standalone/test. */
async function bundleProduct(rootDir: string): Promise<void> {
  const script = join(rootDir, 'tools', 'jest', 'bundle-product.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script]);
  process.env.TEST_BUNDLES = stdout;
}

async function startDatabase({ stop }: TestRun): Promise<void> {
  process.env.ENCRYPTION_KEYS ??= randomBytes(32).toString('base64url');
  if (process.env.TEST_DATABASE_URL) return;
  const { startEmbedded } = await import('@casewright/database');
  const dataDir = mkdtempSync(join(tmpdir(), 'casewright-test-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  process.once('exit', remove);
  const database = await startEmbedded({ dataDir, settings: THROW_AWAY });
  stop.push(async () => {
    await database.stop();
    remove();
  });
  process.env.TEST_DATABASE_URL = database.url;
  // What is made once for the run, and copied.
  process.env.TEST_TEMPLATES = dataDir;
}

async function startBroker({ stop }: TestRun): Promise<void> {
  const given = process.env.TEST_MESSAGE_BUS_URL;
  if (given && given !== 'none') return;
  delete process.env.TEST_MESSAGE_BUS_URL;
  try {
    if (given === 'none') throw new Error('TEST_MESSAGE_BUS_URL is "none".');
    const testing = await import('@casewright/testing');
    const broker = await testing.startBroker();
    stop.push(() => broker.stop());
    process.env.TEST_MESSAGE_BUS_URL = broker.url;
    process.env.TEST_BROKER_MANAGEMENT_URL = broker.managementUrl ?? '';
  } catch (error) {
    const reason = `The specs that need RabbitMQ cannot run. ${(error as Error).message}`;
    if (process.env.REQUIRE_ALL === '1') throw new Error(reason, { cause: error });
    console.warn(reason);
  }
}
