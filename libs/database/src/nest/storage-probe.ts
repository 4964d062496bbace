import type { DataSource } from 'typeorm';
import { DataSourceLogger } from '../data-source/data-source-logger.js';

/** How long a full disk is not tried again, in milliseconds. */
const PAUSE_MS = 10_000;

/** More than fits into a table's initial pages. */
const WRITE_SOMETHING = `
  CREATE TABLE storage_probe AS
  SELECT repeat(md5(n::text), 60) AS filler FROM generate_series(1, 64) AS n`;

/**
 * A health probe of the disk that the database is on, which services cannot see: it fails from a
 * statement that found the disk full until something can be written again. Costs nothing before.
 */
export function storageProbe(dataSource: DataSource): () => Promise<void> {
  const { logger } = dataSource;
  return async () => {
    if (!(logger instanceof DataSourceLogger) || logger.storageFaultAt === undefined) return;
    if (Date.now() - logger.storageFaultAt < PAUSE_MS) throw full();
    const before = logger.storageFaultAt;
    try {
      await writeSomething(dataSource);
    } catch (error) {
      throw full(error);
    }
    // Unless someone else found the disk full in the meantime.
    if (logger.storageFaultAt === before) logger.storageFaultAt = undefined;
  };
}

/** The table takes room on the disk before its transaction is rolled back. */
async function writeSomething(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction();
    await runner.query(WRITE_SOMETHING);
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    await runner.release();
  }
}

/** With the code by which the diagnostics know it. */
function full(cause?: unknown): Error {
  return Object.assign(new Error('the disk of the database is full', { cause }), {
    code: 'ENOSPC',
  });
}
