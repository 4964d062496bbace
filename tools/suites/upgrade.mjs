import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { ROOT } from '../prepare.mjs';
import { broughtHere } from './browser.mjs';
import { compose, composeWith } from './compose-product.mjs';

/** Made by `tools/upgrade/make-installation.mjs`. */
const EARLIER = join(ROOT, 'tools/upgrade/fa6e2048');
const SERVICES = ['gateway', 'auth', 'search', 'analysis', 'export'];
const LEFT_OUT = {
  what: 'the upgrade of an earlier installation',
  why: 'The image is not built, or there is no Docker.',
  enable: 'docker compose build; the suite removes this project’s containers and volumes.',
};

/**
 * An installation of an earlier state that Compose brings to this one as the documents say; then the
 * same, lost, and restored from the backup that the new version made. What people had is there, and
 * everything goes on, after each.
 */
export async function upgrade() {
  if (spawnSync('docker', ['image', 'inspect', 'casewright:local']).status !== 0) {
    return { passed: 0, failed: 0, skipped: 0, failures: [], leftOut: [LEFT_OUT] };
  }
  process.env.IMPORT_DIR ??= './frontend/e2e/imports';
  down('--volumes');
  bringBackEarlier();
  up();
  compose('run', '--rm', '-e', 'BACKUP_EVERY_HOURS=', 'backup');
  const upgraded = await broughtHere();
  loseAndRestore();
  return sum(upgraded, await broughtHere());
}

const up = (...services) => compose('up', '--no-build', '--wait', ...services);

const down = (...more) => compose('--profile', 'backup', 'down', '--timeout', '5', ...more);

function bringBackEarlier() {
  up('postgres', 'rabbitmq');
  const inPostgres = ['exec', '-T', 'postgres'];
  compose(...inPostgres, 'dropdb', '-U', 'casewright', 'casewright');
  const psql = ['psql', '-q', '-v', 'ON_ERROR_STOP=1', '-U', 'casewright', '-d', 'postgres'];
  const dump = gunzipSync(readFileSync(join(EARLIER, 'database.sql.gz')));
  composeWith(dump, ...inPostgres, ...psql);
  const definitions = readFileSync(join(EARLIER, 'broker.json'));
  const file = '/tmp/definitions.json';
  const take = `cat > ${file} && chmod a+r ${file} && rabbitmqctl import_definitions ${file}`;
  composeWith(definitions, 'exec', '-T', 'rabbitmq', 'sh', '-c', take);
}

function loseAndRestore() {
  down();
  execFileSync('docker', ['volume', 'rm', 'casewright_database', 'casewright_messages']);
  up();
  const setUp = ['run', '--rm', 'database-setup'];
  const listed = compose(...setUp, 'ls', '/backups');
  const newest = listed
    .match(/^casewright-\S+/gm)
    ?.sort()
    .at(-1);
  compose('stop', ...SERVICES);
  compose(...setUp, 'node', 'services/standalone/dist/backup/restore.js', `/backups/${newest}`);
  up();
}

function sum(one, other) {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    failures: [...one.failures, ...other.failures],
    leftOut: [...one.leftOut, ...other.leftOut],
  };
}
