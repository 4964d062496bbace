import type { BulkRepository } from './bulk-repository.js';
import type { StagedCluster } from './bulk-rows.js';
import { readClusters } from './read-bulk.js';

const cluster = (id: number): StagedCluster => ({
  id,
  record: JSON.stringify({ case_name: `Bilby ${id} v. State` }),
  source: 'C',
  courtId: 'ca9',
  courtName: null,
  courtJurisdiction: 'F',
  docketNumber: null,
  citations: [`9001 F.3d ${id}`],
  bytes: 0,
});

/** Two clusters a page; after the last of them the database is gone. */
function pagesUntil(last: number) {
  const asked: number[] = [];
  const bulk = {
    clustersAfter: async (id: number) => {
      asked.push(id);
      if (id > last) throw new Error('The connection is closed.');
      return id === last ? [] : [cluster(id + 1), cluster(id + 2)];
    },
  } as unknown as BulkRepository;
  return { asked, bulk };
}

describe('clusters without their opinions', () => {
  it('are read page by page, each asked for while the one before is stored', async () => {
    const { asked, bulk } = pagesUntil(5);
    const read: string[] = [];
    for await (const item of readClusters(bulk)) {
      if (item.kind === 'case') read.push(item.case.sourceId);
      if (read.length === 1) expect(asked).toEqual([-1, 1]);
    }
    expect(read).toEqual(['cl:0', 'cl:1', 'cl:2', 'cl:3', 'cl:4', 'cl:5']);
    expect(asked).toEqual([-1, 1, 3, 5]);
  });

  it('are left in the middle though the next ones fail', async () => {
    const unhandled: unknown[] = [];
    const note = (error: unknown) => unhandled.push(error);
    process.on('unhandledRejection', note);
    for await (const _ of readClusters(pagesUntil(0).bulk)) break;
    await new Promise((resolve) => setTimeout(resolve, 10));
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
  });
});
