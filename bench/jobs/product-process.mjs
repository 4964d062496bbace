/**
 * The gateway and the jobs of the analysis service in one process, whose only task stands in for a
 * model: it takes as long as it is told to. The parent asks for what it did.
 */
import { jobsService } from '@casewright/analysis-service/jobs-testing';
import { analyzeWriting } from '@casewright/contracts';
import { createTransport, startService } from '@casewright/messaging';
import { createLogger } from '@casewright/platform';
import { review } from '@casewright/writing';
import { SessionsStandIn } from '../bus/casewright-echo/sessions-stand-in.mjs';
import { startBenchGateway } from '../bus/casewright-echo/start-gateway.mjs';

class AuthModule {}

let taskMs = 0;
/** Milliseconds that the task itself took, by the id of its job. */
const took = {};

async function run(_say, { jobId, signal }) {
  const start = performance.now();
  await new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, taskMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
  took[jobId] = performance.now() - start;
  return '';
}

const logger = createLogger('bench');
const transport = await createTransport({ url: process.env.BROKER_URL, logger });
const auth = {
  name: 'auth',
  module: () => ({ module: AuthModule, controllers: [SessionsStandIn] }),
};
await startService(auth, { transport, databaseUrl: '', logger });
const result = review(
  'The parties shall comply with each and every provision of the agreement.',
  {},
);
const definition = jobsService(
  { def: analyzeWriting, result, run },
  { JOB_CONCURRENCY: 64, JOBS_PER_USER: 1_000 },
);
await startService(definition, { transport, databaseUrl: process.env.DATABASE_URL, logger });
const gateway = await startBenchGateway(transport);
process.send({ port: gateway.port });
process.on('message', (asked) => {
  if (asked.taskMs !== undefined) taskMs = asked.taskMs;
  globalThis.gc();
  const { user, system } = process.cpuUsage();
  process.send({ took, heap: process.memoryUsage().heapUsed, cpuMs: (user + system) / 1_000 });
});
process.on('disconnect', () => process.exit());
