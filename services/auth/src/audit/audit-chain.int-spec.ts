import { hashOf } from '@casewright/audit-log';
import { listAudit, verifyAudit } from '@casewright/contracts';
import { createDataSource } from '@casewright/database';
import { act, admin, append } from '../../test/audit-acts.js';
import { type RunningAuth, startAuth } from '../../test/running-auth.js';
import { authDatabase } from '../database/auth-database.js';
import { AuditRepository } from './audit.repository.js';

describe('the chain of the audit log in the database', () => {
  let auth: RunningAuth;
  beforeEach(async () => {
    auth = await startAuth();
  });
  afterEach(() => auth.stop());

  const check = (after = 0) => auth.bus.call(verifyAudit, { after }, { principal: admin });
  /** As somebody who owns the table, and takes its guard off. */
  const tamper = async (sql: string) => {
    await auth.rows.query('ALTER TABLE audit_entries DISABLE TRIGGER audit_entries_append_only');
    await auth.rows.query(sql);
    await auth.rows.query('ALTER TABLE audit_entries ENABLE TRIGGER audit_entries_append_only');
  };

  it('has neither fork nor gap when several replicas append at once', async () => {
    const other = await createDataSource(authDatabase(auth.database.url('auth'))).initialize();
    const replicas = [new AuditRepository(auth.rows.manager), new AuditRepository(other.manager)];
    await Promise.all(Array.from({ length: 60 }, (_, n) => replicas[n % 2]?.append(act())));
    await other.destroy();
    const page = await auth.bus.call(listAudit, { limit: 1 }, { principal: admin });
    expect(await check()).toEqual({
      holds: 60,
      fault: null,
      complete: true,
      hash: page.entries[0]?.hash,
    });
  });

  it.each([
    ['UPDATE', "UPDATE audit_entries SET action = 'sign_in'"],
    ['DELETE', 'DELETE FROM audit_entries WHERE number = 1'],
    ['TRUNCATE', 'TRUNCATE audit_entries'],
  ])('refuses %s with a sentence, even its owner', async (_, sql) => {
    await append(auth.rows, 2);
    await expect(auth.rows.query(sql)).rejects.toThrow(
      'The audit log is append-only: its entries are not changed or removed.',
    );
    expect(await check()).toMatchObject({ holds: 2, fault: null });
  });

  it('finds an entry that was changed, removed or put in', async () => {
    await append(auth.rows, 5);
    await tamper('UPDATE audit_entries SET actor_id = 2 WHERE number = 3');
    expect(await check()).toMatchObject({ holds: 2, fault: { number: 3, reason: 'changed' } });
    await tamper('DELETE FROM audit_entries WHERE number = 3');
    expect(await check()).toMatchObject({ holds: 2, fault: { number: 3, reason: 'missing' } });
    const forged = { ...act(), number: 3, previousHash: 'f'.repeat(64) };
    await tamper(
      `INSERT INTO audit_entries VALUES (3, '${forged.id}', '${forged.at}', 1, 'export_file', NULL,
        NULL, 'done', 'spec-spec', '${forged.previousHash}', '${hashOf(forged)}')`,
    );
    expect(await check()).toMatchObject({ holds: 2, fault: { number: 3, reason: 'not_linked' } });
  });

  it('finds entries that were cut off between two steps of a check', async () => {
    await append(auth.rows, 3);
    const { hash } = await check();
    expect(await check(2)).toEqual({ holds: 3, fault: null, complete: true, hash });
    expect(await check(9)).toMatchObject({ holds: 3, fault: { number: 4, reason: 'missing' } });
  });

  it('checks more entries than are read at once, and says that an empty log holds', async () => {
    expect(await check()).toEqual({ holds: 0, fault: null, complete: true, hash: null });
    await append(auth.rows, 1_001);
    expect(await check()).toMatchObject({ holds: 1_001, fault: null, complete: true });
  }, 60_000);
});
