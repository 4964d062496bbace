/**
 * The jobs benchmark: `npm run bench -- jobs` after a build. What a job costs beyond its task, over
 * HTTP, in one process and, where there is a broker, by way of it; 50 that wait; and, with a broker, what
 * four workers do against one where they wait for a model. Alongside it,
 * `node bench/jobs/kill-workers.mjs` kills workers and prints what became of their jobs.
 */
import { BrokerNotAvailableError, startBroker } from '@casewright/testing';
import { startJobsDatabase } from './infrastructure.mjs';
import { runOverhead } from './overhead.mjs';
import { runWorkers } from './workers.mjs';

export async function run() {
  const stop = [];
  try {
    const DATABASE_URL = await startJobsDatabase((step) => stop.unshift(step));
    const inProcess = await runOverhead({ DATABASE_URL, BROKER_URL: '' });
    const broker = await findBroker();
    if (broker) stop.unshift(() => broker.stop());
    const rabbitmq = broker && (await runOverhead({ DATABASE_URL, BROKER_URL: broker.url }));
    const result = { inProcess, ...(rabbitmq ? { rabbitmq } : {}) };
    const shown = Object.entries(result).map(([name, { targets: _, ...row }]) => [name, row]);
    console.table(Object.fromEntries(shown));
    const workers = broker && (await runWorkers({ DATABASE_URL, BROKER_URL: broker.url }));
    if (workers) console.log('Four workers against one:', workers);
    return { ...result, ...(workers ? { workers } : {}) };
  } finally {
    for (const step of stop) await step();
  }
}

async function findBroker() {
  try {
    return await startBroker();
  } catch (error) {
    if (!(error instanceof BrokerNotAvailableError)) throw error;
    console.log(`Without RabbitMQ: ${error.message}`);
    return null;
  }
}
