/** A node of OpenSearch for the benchmark, with the memory that a small one has. */
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { TestCluster } from '../../../libs/testing/dist/opensearch/test-cluster.js';
import { openService } from './open-service.mjs';

/** OpenSearch looks at the size of its files every ten seconds. */
const SIZE_IS_KNOWN_MS = 11_000;
/** As long as it runs, the faster of Java's compilers is worth its time. */
const OPTIONS = { heapMb: 2_048, java: [] };

export async function withOpenSearch(work) {
  const cluster = await TestCluster.start(1, OPTIONS);
  try {
    return await work({
      settings: {
        nodes: cluster.urls,
        auth: null,
        authority: null,
        prefix: 'bench',
        shards: 2,
        replicas: 0,
      },
      indexMb: async () => {
        const { _all } = await cluster.ask('/bench-*/_stats/store');
        return Math.round(_all.primaries.store.size_in_bytes / 1e6);
      },
      memoryMb: () => {
        const [, kb] = /VmRSS:\s+(\d+)/.exec(
          readFileSync(`/proc/${cluster.pidOf(0)}/status`, 'utf8'),
        );
        return Math.round(Number(kb) / 1e3);
      },
    });
  } finally {
    await cluster.stop();
  }
}

/** How long it takes until OpenSearch has the library, and how large that is there. */
export async function timeIndexing(url, node) {
  const service = await openService(url, node.settings);
  try {
    const started = performance.now();
    await service.index();
    const seconds = Math.round((performance.now() - started) / 100) / 10;
    await delay(SIZE_IS_KNOWN_MS);
    return { indexing: { seconds, mb: await node.indexMb() } };
  } finally {
    await service.db.destroy();
  }
}
