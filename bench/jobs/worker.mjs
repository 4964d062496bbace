/** A worker of jobs in its own process, whose only task waits as long as a model would. */
import { setTimeout as delay } from 'node:timers/promises';
import { jobsService } from '@casewright/analysis-service/jobs-testing';
import { analyzeWriting } from '@casewright/contracts';
import { createTransport, identityOfAll, startService } from '@casewright/messaging';
import { createLogger } from '@casewright/platform';
import { review } from '@casewright/writing';

const { BROKER_URL: url, DATABASE_URL: databaseUrl, TASK_MS, AT_ONCE } = process.env;
const logger = createLogger('bench');
const result = review('The parties shall comply with the agreement.', {});
let done = 0;
async function run(_say, { signal }) {
  await delay(Number(TASK_MS), undefined, { signal });
  done += 1;
  return '';
}
const definition = jobsService(
  { def: analyzeWriting, result, run },
  { JOB_CONCURRENCY: Number(AT_ONCE), JOBS_PER_USER: 1_000 },
);
const transport = await createTransport({ url, identity: identityOfAll(url), logger });
const service = await startService(definition, { transport, databaseUrl, logger });
process.send({ ready: true });
process.on('message', async () => {
  await service.stop();
  await transport.close();
  process.send({ done });
  process.disconnect();
});
