import { describe, expect, it } from '@jest/globals';
import type { ClusterRequest, SearchCluster } from '../cluster/search-cluster.js';
import { compactIndex } from './compact-index.js';

const clusterOf = (write: (request: ClusterRequest) => Promise<object>): SearchCluster =>
  ({ write }) as unknown as SearchCluster;

/** How often something else was done until the index was put together. */
async function compactedBy(cluster: SearchCluster): Promise<number> {
  let done = 0;
  const meanwhile = async () => {
    done++;
  };
  await compactIndex(cluster, 'cases', new AbortController().signal, meanwhile, 0);
  return done;
}

describe('putting an index together', () => {
  it('lets the one that is searched be kept up meanwhile', async () => {
    const states = [false, true];
    const cluster = clusterOf(async ({ path }) =>
      path.startsWith('/_tasks/') ? { completed: states.shift() } : { task: 'node:1' },
    );
    expect(await compactedBy(cluster)).toBe(1);
  });

  it('is left out where a cluster does not allow it', async () => {
    const refusing = clusterOf(() => Promise.reject(new Error('security_exception')));
    expect(await compactedBy(refusing)).toBe(0);
  });
});
