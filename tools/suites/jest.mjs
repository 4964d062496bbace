import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../prepare.mjs';
import { endedBadly, jestFailures } from './failures.mjs';
import { isBesideAnother, runNode } from './run.mjs';

const SHARED_DATA = process.env.SHARED_DATA ?? join(ROOT, '..', 'shared', 'data');
/** Specs at once that share the servers, and nothing on them: half the time they wait. */
const SPECS_ON_SERVERS = 2;
const REPORTER = join(import.meta.dirname, 'jest-reporter.mjs');
const JEST = join(ROOT, 'node_modules/jest/bin/jest.js');

/** Pure specs: no network, no database. */
export const unit = () => jest('unit');

/** Screens on an API that answers what the spec says, in a page without layout (jsdom). */
export const components = (specs) => jest('components', specs);

/** Specs against real PostgreSQL (embedded) and, where there is one, a real RabbitMQ. */
export async function integration() {
  const broker = findBroker();
  const result = await jest('integration');
  if (broker) console.log(`RabbitMQ: ${broker}.`);
  else {
    result.leftOut.push({
      what: 'the suites that need RabbitMQ',
      why: 'There is no broker on this machine.',
      enable: 'start Docker, install rabbitmq-server, or set MESSAGE_BUS_URL=amqp://…',
    });
  }
  if (spawnSync('prometheus', ['--version']).status !== 0) {
    result.leftOut.push({
      what: 'the alerts in a real Prometheus',
      why: 'There is no Prometheus on this machine.',
      enable: "install Debian's package prometheus, which brings promtool.",
    });
  }
  if (['javac', 'mvn'].some((program) => spawnSync(program, ['-version']).status !== 0)) {
    result.leftOut.push({
      what: 'searching in a real OpenSearch',
      why: 'There is no JDK or no Maven on this machine.',
      enable: "install Debian's packages openjdk-17-jdk-headless and maven.",
    });
  }
  if (spawnSync('soffice', ['--version']).status !== 0) {
    result.leftOut.push({
      what: 'Word files in LibreOffice',
      why: 'There is no LibreOffice on this machine.',
      enable: "install Debian's package libreoffice-writer-nogui.",
    });
  }
  return result;
}

async function jest(project) {
  const folder = mkdtempSync(join(tmpdir(), 'casewright-jest-'));
  const outcome = join(folder, 'result.json');
  try {
    const args = [
      '--selectProjects',
      project,
      `--reporters=${REPORTER}`,
      '--json',
      `--outputFile=${outcome}`,
    ];
    if (project === 'integration') args.push(`--maxWorkers=${SPECS_ON_SERVERS}`);
    else if (!isBesideAnother()) args.push(`--maxWorkers=${availableParallelism()}`);
    const code = await runNode(['--experimental-vm-modules', '--no-warnings', JEST, ...args], {
      TESTCONTAINERS_RYUK_DISABLED: 'true',
    });
    const result = readOutcome(project, outcome, code);
    const readsShared = project !== 'components';
    if (readsShared && !existsSync(SHARED_DATA)) result.leftOut.push(withoutSharedData(project));
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const withoutSharedData = (project) => ({
  what: `the ${project} tests on real opinions, contracts and filings`,
  why: `The public test data is not at ${SHARED_DATA}.`,
  enable: 'put it there, or set SHARED_DATA to its folder',
});

/** A suite that could not even be loaded counts as one failure. */
function readOutcome(project, file, code) {
  if (!existsSync(file)) {
    return { passed: 0, failed: 1, skipped: 0, failures: [endedBadly(project, code)], leftOut: [] };
  }
  const result = JSON.parse(readFileSync(file, 'utf8'));
  const failures = jestFailures(result);
  if (failures.length === 0 && code !== 0) failures.push(endedBadly(project, code));
  return {
    passed: result.numPassedTests,
    failed: failures.length,
    skipped: result.numPendingTests + result.numTodoTests,
    failures,
    leftOut: [],
  };
}

/** Where a RabbitMQ for the tests comes from, in words; undefined when there is none. */
function findBroker() {
  if (process.env.MESSAGE_BUS_URL) return 'the one at MESSAGE_BUS_URL';
  if (answers('docker', ['info'])) return 'a container';
  if (answers('rabbitmqctl', ['version'])) return 'a local rabbitmq-server';
  return undefined;
}

function answers(command, args) {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 20_000 }).status === 0;
}
