/**
 * Kills workers with kill -9 at random moments under load, on RabbitMQ with two workers, and prints
 * the ledger. Needs a broker: MESSAGE_BUS_URL, Docker, or a rabbitmq-server.
 *
 *   node bench/jobs/kill-workers.mjs [kills]        (after `npm run build`; 200 kills by default)
 */
import { killWorkers } from '@casewright/analysis-service/jobs-testing';
import { startJobsInfrastructure } from './infrastructure.mjs';

const kills = Number(process.argv[2] ?? 200);
const stop = [];
try {
  const { brokerUrl, databaseUrl } = await startJobsInfrastructure((step) => stop.unshift(step));
  const onKill = (done) => {
    if (done % 20 === 0) console.log(`${done} of ${kills} kills`);
  };
  const ledger = await killWorkers({ brokerUrl, databaseUrl, kills, onKill });
  console.table({ ledger });
  const { other, duplicates, extraCalls } = ledger;
  if (other > 0 || duplicates > 0 || extraCalls > kills) process.exitCode = 1;
} finally {
  for (const step of stop) await step();
}
