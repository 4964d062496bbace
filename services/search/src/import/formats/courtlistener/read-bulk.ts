import type { SourceItem } from '@casewright/law/records';
import { bulkCase } from './bulk-case.js';
import type { BulkRepository } from './bulk-repository.js';
import type { StagedCluster } from './bulk-rows.js';

const PAGE = 200;
const PAGE_WITHOUT_TEXTS = 2_000;
/** The source of clusters that are the Caselaw Access Project's alone. */
const TAKEN_FROM_CAP = 'U';
/** Of opinions in memory at once. In bytes. */
const GROUP_BYTES = 4 * 1024 * 1024;

/** Joins the staged tables to cases, in the order of the clusters' ids. */
export async function* readBulk(bulk: BulkRepository): AsyncGenerator<SourceItem> {
  let last = -1;
  for (;;) {
    const clusters = await bulk.clustersAfter(last, PAGE);
    if (clusters.length === 0) return;
    for (const group of groupsOf(clusters)) yield* readGroup(bulk, group);
    last = clusters.at(-1)!.id;
  }
}

/** The decisions of the staged tables without their opinions. */
export async function* readClusters(bulk: BulkRepository): AsyncGenerator<SourceItem> {
  let next = bulk.clustersAfter(-1, PAGE_WITHOUT_TEXTS);
  for (;;) {
    const clusters = await next;
    if (clusters.length === 0) return;
    // Joined while these are stored; whoever stops in between does not wait for them.
    next = bulk.clustersAfter(clusters.at(-1)!.id, PAGE_WITHOUT_TEXTS);
    next.catch(() => undefined);
    for (const cluster of clusters) {
      const item = bulkCase(cluster, { opinions: [], cites: [], parentheticals: [] });
      if (item?.kind === 'case' && cluster.source === TAKEN_FROM_CAP) item.case.takenFrom = 'cap';
      if (item) yield item;
    }
  }
}

function* groupsOf(clusters: StagedCluster[]): Generator<StagedCluster[]> {
  let group: StagedCluster[] = [];
  let bytes = 0;
  for (const cluster of clusters) {
    if (group.length > 0 && bytes + cluster.bytes > GROUP_BYTES) {
      yield group;
      group = [];
      bytes = 0;
    }
    group.push(cluster);
    bytes += cluster.bytes;
  }
  yield group;
}

async function* readGroup(
  bulk: BulkRepository,
  clusters: StagedCluster[],
): AsyncGenerator<SourceItem> {
  const ids = clusters.map((cluster) => cluster.id);
  const opinions = byCluster(await bulk.opinionsOf(ids));
  const cites = byCluster(await bulk.citesOf(ids));
  const parentheticals = byCluster(await bulk.parentheticalsOf(ids));
  for (const cluster of clusters) {
    const item = bulkCase(cluster, {
      opinions: opinions.get(cluster.id) ?? [],
      cites: cites.get(cluster.id) ?? [],
      parentheticals: parentheticals.get(cluster.id) ?? [],
    });
    if (item) yield item;
  }
}

function byCluster<T extends { clusterId: number }>(rows: readonly T[]): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(row.clusterId);
    if (group) group.push(row);
    else groups.set(row.clusterId, [row]);
  }
  return groups;
}
