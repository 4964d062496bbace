import { provision } from '@casewright/database';
import { Client } from 'pg';
import type { TestDatabase } from './create-test-database.js';
import { startPostgresContainer } from './postgres-container.js';

const DISK = '/small';
/** A file that takes what is left of the disk. */
const BALLAST = `${DISK}/ballast`;

/** A database with a file system to itself, which can be filled to the last byte. */
export interface SmallDiskDatabase extends TestDatabase {
  fill(): Promise<void>;
  makeRoom(): Promise<void>;
}

/**
 * The write-ahead log is elsewhere: where that is full PostgreSQL ends, and the database is down.
 * @param megabytes of the disk
 * @throws PostgresContainerNotAvailableError where no Docker engine answers
 */
export async function startSmallDiskDatabase(megabytes: number): Promise<SmallDiskDatabase> {
  const { container, url } = await startPostgresContainer((image) =>
    image.withTmpFs({ [DISK]: `size=${megabytes}m,mode=1777` }),
  );
  const run = (command: string) => container.exec(['sh', '-c', command]);
  try {
    await run(`mkdir ${DISK}/data && chown postgres ${DISK}/data`);
    const server = new Client({ connectionString: url });
    await server.connect();
    await server.query(`CREATE TABLESPACE small LOCATION '${DISK}/data'`);
    await server.query('CREATE DATABASE casewright TABLESPACE small');
    await server.end();
    const address = new URL(url);
    address.pathname = '/casewright';
    const services = ['auth', 'search', 'analysis', 'export'];
    const urls = await provision(address.href, services, 'a secret of the tests');
    return {
      adminUrl: address.href,
      url: (service) => urls[service] ?? '',
      fill: async () => {
        const { output } = await run(`dd if=/dev/zero of=${BALLAST} bs=4k`);
        if (!/No space left/.test(output)) throw new Error(`The disk is not full: ${output}`);
      },
      makeRoom: async () => {
        await run(`rm ${BALLAST}`);
      },
      drop: async () => {
        await container.stop();
      },
    };
  } catch (error) {
    await container.stop();
    throw error;
  }
}
