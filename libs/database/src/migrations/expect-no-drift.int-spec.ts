import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  Column,
  type DataSource,
  Entity,
  type MigrationInterface,
  PrimaryGeneratedColumn,
  type QueryRunner,
} from 'typeorm';
import { type AnyClass, createDataSource } from '../data-source/create-data-source.js';
import { provision } from '../provisioning/provision.js';
import { freshDatabase } from '../testing/fresh-database.js';
import { expectNoDrift } from './expect-no-drift.js';
import { migrate } from './migrate.js';

@Entity('leads')
class Lead {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'leads_pkey' })
  id!: string;

  @Column('text')
  email!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}

@Entity('leads')
class LeadWithPhone extends Lead {
  @Column('text', { nullable: true })
  phone!: string | null;
}

class CreateLeads1700000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE leads (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), email text NOT NULL,
        "createdAt" timestamptz NOT NULL DEFAULT now())`,
    );
  }
  async down(): Promise<void> {}
}

describe('expectNoDrift', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let url: string;
  const opened: DataSource[] = [];

  beforeAll(async () => {
    database = await freshDatabase();
    url = (await provision(database.adminUrl, ['auth'], 'secret')).auth ?? '';
    await migrate(source([]));
  });
  afterAll(async () => {
    for (const dataSource of opened) if (dataSource.isInitialized) await dataSource.destroy();
    await database.drop();
  });

  function source(entities: AnyClass[]): DataSource {
    const migrations = [CreateLeads1700000000001];
    opened.push(
      createDataSource({ url, schema: 'auth', entities, migrations, applicationName: 'spec' }),
    );
    return opened.at(-1) as DataSource;
  }

  it('is content when entities and migrations agree', async () => {
    expect(await expectNoDrift(source([Lead]))).toEqual([]);
  });

  it('names the statement for a column that no migration makes', async () => {
    expect(await expectNoDrift(source([LeadWithPhone]))).toEqual([
      'ALTER TABLE "leads" ADD "phone" text',
    ]);
  });
});
