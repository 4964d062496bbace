import { setTimeout as pause } from 'node:timers/promises';
import type { SearchCluster } from '../cluster/search-cluster.js';

const LOOK_EVERY_MS = 1_000;
/** OpenSearch keeps what it was sent until each copy of a shard has told, every 30 s, that it needs none. */
const TOLD_AFTER_MS = 31_000;

/**
 * Puts an index that was just made together in one piece a shard, and so rids it of the documents as
 * they were sent, which are several times what was made of them. An index is whole without that: a
 * cluster that does not do it is no fault.
 *
 * @param meanwhile done again and again, since a large index takes hours
 */
export async function compactIndex(
  cluster: SearchCluster,
  name: string,
  signal: AbortSignal,
  meanwhile: () => Promise<unknown>,
  toldAfterMs = TOLD_AFTER_MS,
): Promise<void> {
  const wait = (ms: number) => pause(ms, undefined, { signal }).catch(() => undefined);
  const ask = <Answer>(request: Parameters<SearchCluster['write']>[0]) =>
    cluster.write<Answer>(request).catch(() => null);
  await ask({ method: 'POST', path: `/${name}/_flush` });
  await wait(toldAfterMs);
  if (signal.aborted) return;
  const begun = await ask<{ task: string }>({
    method: 'POST',
    path: `/${name}/_forcemerge`,
    query: { max_num_segments: 1, wait_for_completion: false },
  });
  while (begun && !signal.aborted) {
    const task = await ask<{ completed: boolean }>({
      method: 'GET',
      path: `/_tasks/${begun.task}`,
    });
    if (task?.completed ?? true) return;
    await meanwhile();
    await wait(LOOK_EVERY_MS);
  }
}
