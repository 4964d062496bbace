import { workerData } from 'node:worker_threads';
import { serveThread } from '@casewright/platform/thread';
import type { StageAnalyzer } from '../../library/library-stage.js';
import type { WorkerAnalyzer } from './preparation-pool.js';
import {
  type CaseToPrepare,
  type NamedAnalysis,
  type Prepared,
  prepareBatch,
} from './prepare-batch.js';

const { analyzers } = workerData as { analyzers: WorkerAnalyzer[] };

const loaded = Promise.all(
  analyzers.map(async ({ name, module }): Promise<NamedAnalysis> => {
    const { begin } = (await import(module)) as Pick<StageAnalyzer, 'begin'>;
    return { name, analyze: begin() };
  }),
);

serveThread(
  { prepare: async (items: CaseToPrepare[]) => prepareBatch(items, await loaded) },
  (prepared) => (prepared as Prepared[]).flatMap(textsOf),
);

/** Most of a reply by far. */
function textsOf(prepared: Prepared): ArrayBuffer[] {
  if ('reason' in prepared) return [];
  return prepared.record.opinions.map(({ text }) => text.buffer as ArrayBuffer);
}
