import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../../../services/standalone/bin/prepare.mjs';
import { findBroker } from './find-broker.mjs';
import { runNode } from './run.mjs';

const JEST = join(ROOT, 'node_modules/jest/bin/jest.js');

/** Pure specs: no network, no database. */
export const unit = () => jest('unit');

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
  return result;
}

async function jest(project) {
  const folder = mkdtempSync(join(tmpdir(), 'casewright-jest-'));
  const outcome = join(folder, 'result.json');
  try {
    const args = ['--selectProjects', project, '--json', `--outputFile=${outcome}`];
    if (project === 'integration') args.push('--runInBand');
    const code = await runNode(['--experimental-vm-modules', '--no-warnings', JEST, ...args], {
      TESTCONTAINERS_RYUK_DISABLED: 'true',
    });
    return readOutcome(outcome, code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A suite that could not even be loaded counts as one failure. */
function readOutcome(file, code) {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0, leftOut: [] };
  const result = JSON.parse(readFileSync(file, 'utf8'));
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  return {
    passed: result.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: result.numPendingTests + result.numTodoTests,
    leftOut: [],
  };
}
