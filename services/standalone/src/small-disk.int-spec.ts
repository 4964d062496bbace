import { SAMPLES } from '@casewright/export-service/testing';
import {
  type SmallDiskDatabase,
  startOrLeaveOut,
  startSmallDiskDatabase,
} from '@casewright/testing';
import { jest } from '@jest/globals';
import { type RunningProduct, startProduct } from '../test/product.js';

jest.setTimeout(120_000);

/** The library and its index take about a third of it. */
const DISK_MB = 200;

const DRAFT = {
  documentType: 'Non-Disclosure Agreement',
  requirements: 'An NDA between Acme Corp. and Bell LLC, governed by New York law.',
};
const EXPORT = {
  format: 'pdf',
  type: 'search-results',
  data: SAMPLES['search-results'].data,
};
/** Longer than what is free in the pages that a table has already. */
const lease = Array.from({ length: 3_000 }, (_, n) => `Clause ${n}: rent is due.`).join('\n');

const database = await startOrLeaveOut(() => startSmallDiskDatabase(DISK_MB));

if (database instanceof Error) {
  describe.skip('the product on a disk without a free byte', () => {
    it(database.message, () => undefined);
  });
} else onSmallDisk(database);

function onSmallDisk(disk: SmallDiskDatabase): void {
  describe('the product on a disk without a free byte', () => {
    let product: RunningProduct;
    let cookie: string;

    beforeAll(async () => {
      product = await startProduct({ database: disk });
      cookie = await product.signUp('ann@firm.example');
      await disk.fill();
    });
    afterAll(() => product.stop());

    const ask = async (path: string, body?: unknown) => {
      const response = await product.ask(cookie, path, body);
      const { status, headers } = response;
      const text = await response.text();
      const isJson = headers.get('content-type')?.includes('json');
      return { status, json: isJson ? JSON.parse(text) : null };
    };
    const upload = () => {
      const form = new FormData();
      form.set('file', new Blob([lease]), 'lease.txt');
      return form;
    };
    const works: [string, string, () => unknown][] = [
      ['an uploaded file', '/api/insights/analyze', upload],
      ['a draft', '/api/templates/generate', () => DRAFT],
      ['a review', '/api/writing/analyze', () => ({ content: lease })],
      ['an exported file', '/api/export', () => EXPORT],
    ];

    it.each(works)('says of %s that there is no room for it', async (_, path, body) => {
      const { status, json } = await ask(path, body());
      expect({ status, json }).toEqual({
        status: 503,
        json: {
          code: 'STORAGE_FULL',
          message: expect.stringMatching(/no room left to store this\. .* free some disk space/),
          retryAfter: 60,
          correlationId: expect.any(String),
        },
      });
    });

    it('still searches, and names its storage as what is down', async () => {
      const found = await ask('/api/search', { query: 'Miranda warnings' });
      expect([found.status, found.json.total > 0]).toEqual([200, true]);
      const { status, json } = await ask('/api/health/ready');
      expect(status).toBe(503);
      expect(json.dependencies).toContainEqual({
        name: 'storage',
        status: 'down',
        detail: 'the disk of the database is full',
      });
    });

    it('does all of it once there is room, has kept nothing by halves, and is ready', async () => {
      await disk.makeRoom();
      for (const [, path, body] of works) expect((await ask(path, body())).status).toBe(200);
      expect((await ask('/api/documents')).json).toHaveLength(1);
      expect((await ask('/api/exports')).json).toHaveLength(1);
      // A service looks again after some seconds whether its disk takes something.
      while ((await ask('/api/health/ready')).status !== 200) {
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    });
  });
}
