import type { ServiceParts } from '@casewright/contracts';
import type { DataSource } from 'typeorm';

interface Row {
  version: string;
  size: string;
  read_only: boolean;
  now: Date;
}

/** What the diagnostics say about a service's database. */
export function databasePart(dataSource: DataSource): () => Promise<Partial<ServiceParts>> {
  return async () => {
    const before = Date.now();
    const [row] = await dataSource.query<Row[]>(
      `SELECT current_setting('server_version') AS version,
              pg_database_size(current_database()) AS size,
              current_setting('transaction_read_only')::boolean AS read_only,
              clock_timestamp() AS now`,
    );
    const asked = (before + Date.now()) / 2;
    const { version, size, read_only: isReadOnly, now } = row!;
    const sizeMb = Math.round(Number(size) / 1024 / 1024);
    const aheadMs = Math.round(now.getTime() - asked);
    return { database: { version, sizeMb, isReadOnly, aheadMs } };
  };
}
