import { createTransport, identityOfAll, startService } from '@casewright/messaging';
import { createLogger } from '@casewright/platform';
import type { EntityManager } from 'typeorm';
import type { JobContext } from '../../job-task.js';
import { jobsService } from '../jobs-service.js';

/** A worker that is made to be killed. Its work is a call to the model of `kill-workers.ts`. */
const { BROKER_URL, DATABASE_URL, MODEL_URL, NAMESPACE } = process.env as Record<string, string>;

const behavior = {
  async run(_say: string, { jobId, signal }: JobContext): Promise<string> {
    return (await fetch(`${MODEL_URL}/${jobId}`, { signal })).text();
  },
  async store(jobId: string, db: EntityManager): Promise<void> {
    await db.query('INSERT INTO kill_results (job_id) VALUES ($1)', [jobId]);
  },
};
const logger = createLogger('worker', 'silent');
const identity = identityOfAll(NAMESPACE ?? '');
const transport = await createTransport({
  url: BROKER_URL,
  namespace: NAMESPACE,
  logger,
  identity,
});
// One job at a time: then a kill costs one call of the model at most.
const settings = { JOB_CONCURRENCY: 1, JOBS_PER_USER: 10_000 };
const databaseUrl = DATABASE_URL ?? '';
await startService(jobsService(behavior, settings), { transport, databaseUrl, logger });
process.send?.('ready');
process.on('disconnect', () => process.exit());
