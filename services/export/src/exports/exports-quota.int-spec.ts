import { randomUUID } from 'node:crypto';
import type { RetentionService } from '@casewright/retention';
import { openTestSchema, type TestSchema } from '@casewright/testing';
import type { DataSource } from 'typeorm';
import { exportDatabase } from '../database/export-database.js';
import { ExportsConfig, ExportsRepository } from './exports.repository.js';

const NO_RETENTION = {} as RetentionService;

describe('the records of exports', () => {
  let schema: TestSchema;
  let rows: DataSource;

  beforeAll(async () => {
    schema = await openTestSchema('export', exportDatabase);
    rows = schema.source;
  });
  afterAll(() => schema.drop());

  const of = (most: number) =>
    new ExportsRepository(
      rows,
      NO_RETENTION,
      Object.assign(new ExportsConfig(), { QUOTA_EXPORTS: most }),
    );
  const add = async (exports: ExportsRepository, userId: number, requestId = randomUUID()) => {
    const { id } = await exports.insert({
      userId,
      type: 'search-history',
      format: 'csv',
      name: 'history.csv',
      size: 1,
      pages: null,
      requestId,
      uploadId: randomUUID(),
    });
    return id;
  };

  it('let the oldest of their user go beyond the limit, also when made at once', async () => {
    const exports = of(3);
    const other = await add(exports, 2);
    const ids = await Promise.all(Array.from({ length: 8 }, () => add(exports, 1)));
    const newest = ids.sort((a, b) => b - a).slice(0, 3);
    expect((await exports.newest(1, 10)).map(({ id }) => id)).toEqual(newest);
    expect((await exports.newest(2, 10)).map(({ id }) => id)).toEqual([other]);
    expect(await exports.use(1)).toEqual({ used: 3, limit: 3 });
  });

  it('are one for one request, however often its message comes', async () => {
    const exports = of(0);
    const requestId = randomUUID();
    const ids = await Promise.all(Array.from({ length: 4 }, () => add(exports, 4, requestId)));
    expect(new Set(ids).size).toBe(1);
    expect(await exports.use(4)).toEqual({ used: 1, limit: null });
  });

  it('are all kept where the limit is lifted', async () => {
    const exports = of(0);
    for (let n = 0; n < 5; n += 1) await add(exports, 3);
    expect(await exports.use(3)).toEqual({ used: 5, limit: null });
  });
});
