import { randomUUID } from 'node:crypto';
import { createExport, listExports, uploadsOf } from '@casewright/contracts';
import type { Bus } from '@casewright/messaging';
import {
  createTestDatabase,
  type RunningServices,
  startServices,
  type TestDatabase,
} from '@casewright/testing';
import { exportService } from '../index.js';
import { SAMPLES } from '../testing/index.js';

const principal = { userId: 1, sessionId: randomUUID(), role: 'member' as const };
const BODY = JSON.stringify({
  format: 'csv',
  type: 'search-results',
  data: SAMPLES['search-results'].data,
});

describe('a request for a file that the broker delivers twice', () => {
  let database: TestDatabase;
  let running: RunningServices;

  beforeAll(async () => {
    database = await createTestDatabase(['export']);
    running = await startServices(database.url('export'), exportService);
  });
  afterAll(async () => {
    await running.stop();
    await database.drop();
  });

  const call: Bus['call'] = (def, data) => running.bus.call(def, data, { principal });
  const upload = async (text: string) => {
    const { id } = await call(uploadsOf.export.open, { kind: 'export' });
    const data = Buffer.from(text).toString('base64');
    const { received } = await call(uploadsOf.export.append, { id, offset: 0, data });
    await call(uploadsOf.export.complete, { id, size: received });
    return id;
  };

  it('makes one file, and one record of it', async () => {
    const before = await call(listExports, {});
    const request = {
      bodyId: await upload(BODY),
      requestId: randomUUID(),
      product: 'Casewright',
      origin: null,
    };
    const first = await call(createExport, request);
    expect(await call(createExport, request)).toEqual(first);
    const file = await call(uploadsOf.export.read, { id: first.uploadId, offset: 0 });
    expect(Buffer.from(file.data, 'base64').length).toBe(first.size);
    expect(await call(listExports, {})).toHaveLength(before.length + 1);
  });
});
