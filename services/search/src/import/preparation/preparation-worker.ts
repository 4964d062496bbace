import { parentPort, workerData } from 'node:worker_threads';
import type { PrepareReply, PrepareRequest, WorkerAnalyser } from './preparation-pool.js';
import { type NamedAnalysis, prepareBatch } from './prepare-batch.js';

const { analysers } = workerData as { analysers: WorkerAnalyser[] };

const loaded = Promise.all(
  analysers.map(async ({ name, module }): Promise<NamedAnalysis> => {
    const { analyse } = (await import(module)) as Pick<NamedAnalysis, 'analyse'>;
    return { name, analyse };
  }),
);

parentPort?.on('message', async ({ id, items }: PrepareRequest) => {
  const reply: PrepareReply = { id, prepared: prepareBatch(items, await loaded) };
  parentPort?.postMessage(reply);
});
