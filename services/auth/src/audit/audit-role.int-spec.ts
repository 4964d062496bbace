import { verifyAudit } from '@casewright/contracts';
import { createDataSource, migrate, provision, withholdTable } from '@casewright/database';
import { act, admin, append } from '../../test/audit-acts.js';
import { type RunningAuth, startAuth } from '../../test/running-auth.js';
import { AUDIT_TABLE, authDatabase } from '../database/auth-database.js';
import { AuditRepository } from './audit.repository.js';

const FORBIDDEN = /permission denied|must be owner/;

describe('the audit log, once it is taken from the service that writes it', () => {
  let auth: RunningAuth;
  beforeEach(async () => {
    auth = await startAuth();
    await append(auth.rows, 3);
    await withholdTable(auth.database.adminUrl, AUDIT_TABLE);
  });
  afterEach(() => auth.stop());

  it('is read and added to as before', async () => {
    await append(auth.rows, 1);
    const check = await auth.bus.call(verifyAudit, {}, { principal: admin });
    expect(check).toMatchObject({ holds: 4, fault: null });
  });

  it.each([
    'UPDATE audit_entries SET actor_id = 2',
    'DELETE FROM audit_entries',
    'TRUNCATE audit_entries',
    'DROP TABLE audit_entries',
    'ALTER TABLE audit_entries DISABLE TRIGGER audit_entries_append_only',
    'ALTER TABLE audit_entries RENAME TO other',
    'DROP TRIGGER audit_entries_append_only ON audit_entries',
    'CREATE TRIGGER mine BEFORE INSERT ON audit_entries FOR EACH ROW EXECUTE FUNCTION suppress_redundant_updates_trigger()',
    'CREATE RULE mine AS ON INSERT TO audit_entries DO INSTEAD NOTHING',
    'DROP FUNCTION refuse_audit_change() CASCADE',
    `CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'`,
    'DROP SCHEMA auth CASCADE',
    'ALTER SCHEMA auth RENAME TO other',
    'GRANT DELETE ON audit_entries TO CURRENT_USER',
  ])('is out of the reach of the service: %s', async (sql) => {
    const outcome = await auth.rows.query(sql).catch((error: Error) => error.message);
    if (!sql.startsWith('GRANT')) expect(outcome).toMatch(FORBIDDEN);
    await expect(auth.rows.query('DELETE FROM audit_entries')).rejects.toThrow(FORBIDDEN);
    expect(await new AuditRepository(auth.rows.manager).following(0, 10)).toHaveLength(3);
  });

  it('stays out of it when the installation is set up again, which may be done at any time', async () => {
    const { adminUrl, url } = auth.database;
    const own = new URL(url('auth'));
    for (let n = 0; n < 2; n += 1) {
      await provision(adminUrl, ['auth'], () => decodeURIComponent(own.password));
      await expect(auth.rows.query('DROP TABLE audit_entries')).rejects.toThrow(FORBIDDEN);
      await withholdTable(adminUrl, AUDIT_TABLE);
    }
    await new AuditRepository(auth.rows.manager).append(act());
  });

  it('leaves the service the rest of its schema, as its migrations need it', async () => {
    await auth.rows.query('CREATE TABLE more (id int)');
    await auth.rows.query('ALTER TABLE users ADD COLUMN more int');
    await auth.rows.query('ALTER TABLE users DROP COLUMN more');
    expect(await migrate(createDataSource(authDatabase(auth.database.url('auth'))))).toBe(0);
  });
});
