import { eventually } from '@casewright/testing/sync';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type INestApplicationContext,
  Inject,
  Injectable,
  Module,
  type Type,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import type { AnyClass } from '../data-source/create-data-source.js';
import { startEmbedded } from '../embedded/start-embedded.js';
import { isConnectionError } from '../errors/is-connection-error.js';
import { provision } from '../provisioning/provision.js';
import { postmasterPid, query, temporaryFolder } from '../testing/data-folder.js';
import { freshDatabase } from '../testing/fresh-database.js';
import { DatabaseModule } from './database.module.js';

class CreateThings1700000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE things AS SELECT 1 AS id');
  }
  async down(): Promise<void> {}
}

class Unknown1700000000009 implements MigrationInterface {
  async up(): Promise<void> {}
  async down(): Promise<void> {}
}

@Injectable()
class ThingsRepository {
  constructor(@Inject(DataSource) readonly dataSource: DataSource) {}

  all(): Promise<unknown> {
    return this.dataSource.query('SELECT id FROM things');
  }
}

function serviceOn(url: string, migrations: AnyClass[] = [CreateThings1700000000001]): Type {
  const options = { url, schema: 'auth', entities: [], migrations, applicationName: 'spec' };
  @Module({ imports: [DatabaseModule.forService(options)], providers: [ThingsRepository] })
  class Service {}
  return Service;
}

describe('DatabaseModule', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let url: string;
  let service: INestApplicationContext | undefined;

  beforeEach(async () => {
    database = await freshDatabase();
    url = (await provision(database.adminUrl, ['auth'], 'secret')).auth ?? '';
  });
  afterEach(async () => {
    await service?.close();
    service = undefined;
    await database.drop();
  });

  async function start(address: string, migrations?: AnyClass[]): Promise<ThingsRepository> {
    service = await NestFactory.createApplicationContext(serviceOn(address, migrations), {
      logger: false,
      abortOnError: false,
    });
    return service.get(ThingsRepository);
  }

  it('has migrated before anything is injected', async () => {
    expect(await (await start(url)).all()).toEqual([{ id: 1 }]);
  });

  it('closes its connections at shutdown', async () => {
    const { dataSource } = await start(url);
    await service?.close();
    service = undefined;
    expect(dataSource.isInitialized).toBe(false);
    const sql =
      "SELECT 1 FROM pg_stat_activity WHERE application_name = 'spec' AND datname = current_database()";
    // The server notices a closed connection a moment later.
    await eventually(
      async () => (await query(database.adminUrl, sql)).length === 0,
      'all connections are closed',
    );
  });

  it('fails at once, with the sentence, on a database of a newer version', async () => {
    await start(url, [CreateThings1700000000001, Unknown1700000000009]);
    await service?.close();
    await expect(start(url)).rejects.toThrow('written by a newer version');
  });

  it('knows a transaction that lost its connection between two statements', async () => {
    const { dataSource } = await start(url);
    const losing = dataSource.transaction(async (tx) => {
      const [{ pid }] = await tx.query('SELECT pg_backend_pid() AS pid');
      await query(database.adminUrl, `SELECT pg_terminate_backend(${pid})`);
      await eventually(() => tx.queryRunner?.isReleased, 'the connection is lost');
      await tx.query('SELECT 1');
    });
    const error = await losing.then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(Error);
    expect(isConnectionError(error)).toBe(true);
  });

  it('finds a database again that was killed and came back', async () => {
    const folder = temporaryFolder();
    const embedded = await startEmbedded({ dataDir: folder.path, settings: { fsync: 'off' } });
    try {
      const urls = await provision(embedded.url, ['auth'], 'secret');
      const things = await start(urls.auth ?? '');
      const killed = postmasterPid(folder.path);
      process.kill(killed, 'SIGKILL');
      await eventually(() => postmasterPid(folder.path) !== killed, 'another server runs');
      await expect(eventually(() => things.all(), 'the server answers')).resolves.toEqual([
        { id: 1 },
      ]);
    } finally {
      await embedded.stop();
      await folder.remove();
    }
  }, 30_000);
});
