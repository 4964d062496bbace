import { setTimeout as pause } from 'node:timers/promises';
import type { SearchCluster } from '../cluster/search-cluster.js';

const LOOK_EVERY_MS = 1_000;
/** OpenSearch keeps what it was sent until each copy of a shard has told, every 30 s, that it needs none. */
const TOLD_AFTER_MS = 31_000;

/**
 * Puts an index that was just made together in one piece a shard: searches take half the time then,
 * and it is rid of the documents as they were sent, which are more than what was made of them. An
 * index is whole without that, so a cluster that stops doing it is no fault.
 */
export async function compactIndex(
  cluster: SearchCluster,
  name: string,
  signal: AbortSignal,
  toldAfterMs = TOLD_AFTER_MS,
): Promise<void> {
  await cluster.write({ method: 'POST', path: `/${name}/_flush` });
  await pause(toldAfterMs, undefined, { signal }).catch(() => undefined);
  if (signal.aborted) return;
  const { task } = await cluster.write<{ task: string }>({
    ...{ method: 'POST', path: `/${name}/_forcemerge` },
    query: { max_num_segments: 1, wait_for_completion: false },
  });
  while (!signal.aborted && !(await isDone(cluster, task))) {
    await pause(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
}

/** Also of a task that nobody knows of any more. */
async function isDone(cluster: SearchCluster, task: string): Promise<boolean> {
  const answer = await cluster
    .write<{ completed: boolean }>({ method: 'GET', path: `/_tasks/${task}` })
    .catch(() => null);
  return answer?.completed ?? true;
}
