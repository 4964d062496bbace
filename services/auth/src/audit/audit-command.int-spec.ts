import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GENESIS, hashOf, sha256 } from '@casewright/audit-log';
import { type AuditEntry, canonicalJson, reportFile } from '@casewright/contracts';
import { act, append } from '../../test/audit-acts.js';
import { type RunningAuth, startAuth } from '../../test/running-auth.js';
import { audit, exportTo, newFolder, publicText } from '../../test/shipping.js';
import { toAuditEntity } from '../database/entities/audit.entities.js';
import { type AuditAct, AuditRepository } from './audit.repository.js';

const OTHER_KEY = Buffer.alloc(32, 7).toString('base64url');

describe('the audit log, held against what was shipped', () => {
  let auth: RunningAuth;
  let file: string;
  beforeEach(async () => {
    auth = await startAuth();
    file = join(newFolder(), 'shipped.log');
    await append(auth.rows, 6);
    await exportTo(file, auth.database);
    await append(auth.rows, 2);
  });
  afterEach(() => auth.stop());

  const verify = (...more: string[]) =>
    audit(auth.database, 'verify', '--against', file, `--key=${publicText}`, ...more);
  /** As somebody who owns the table, and takes its guard off. */
  const tamper = async (sql: string) => {
    await auth.rows.query('ALTER TABLE audit_entries DISABLE TRIGGER audit_entries_append_only');
    await auth.rows.query(sql);
  };

  it('is found to be what was shipped, in files of before and after a rotation', async () => {
    const all = readFileSync(file, 'utf8').split('\n');
    const older = `${file}.1`;
    writeFileSync(older, all.slice(0, 4).join('\n'));
    writeFileSync(file, all.slice(4).join('\n'));
    const { isWell, lines } = await audit(
      auth.database,
      ...['verify', '--against', older, file, `--key=${publicText}`],
    );
    expect(lines).toEqual([
      expect.stringMatching(
        /^The log of 8 entries is what was shipped: 6 .* of entry 6, was signed at/,
      ),
    ]);
    expect(isWell).toBe(true);
  });

  it('is found to have lost its end', async () => {
    await tamper('DELETE FROM audit_entries WHERE number > 4');
    const { isWell, lines } = await verify();
    expect(lines).toEqual([
      expect.stringMatching(/^Cut off: the log ends with entry 4, and had 6, by/),
    ]);
    expect(isWell).toBe(false);
  });

  it('is found to have an altered entry', async () => {
    await tamper('UPDATE audit_entries SET actor_id = 2 WHERE number = 3');
    const { isWell, lines } = await verify();
    expect(lines).toEqual(['Altered: entry 3 is not what its hash was made of.']);
    expect(isWell).toBe(false);
  });

  it.each([
    ['entries', (text: string) => text, /entry 3 .* last that is, is 2\.$/],
    [
      'heads alone',
      (text: string) => `${text.trim().split('\n').at(-1)}\n`,
      /entry 6 .* is none\.$/,
    ],
  ])('is found to be written anew, every hash of it right, by %s', async (_, kept, said) => {
    writeFileSync(file, kept(readFileSync(file, 'utf8')));
    await rewriteFrom(3);
    const { isWell, lines } = await verify();
    expect(lines).toEqual([expect.stringMatching(/^Rewritten: entry/)]);
    expect(lines[0]).toMatch(said);
    expect(isWell).toBe(false);
  });

  it('is compared as an export too', async () => {
    const exported = join(newFolder(), 'exported.log');
    const { lines } = await audit(auth.database, 'export', '--as', 'syslog');
    expect(lines[0]).toMatch(
      /^<110>1 \S+Z \S+ casewright audit entry - \{"type":"entry","number":1,/,
    );
    writeFileSync(exported, lines.slice(0, 5).join('\n'));
    expect((await verify('--log', exported)).lines).toEqual([
      expect.stringMatching(/^Cut off: the log ends with entry 5, and had 6/),
    ]);
  });

  it('proves nothing by files whose heads nobody trusted has signed, or that were altered', async () => {
    const other = await audit(auth.database, 'verify', '--against', file, '--key', OTHER_KEY);
    expect(other.isWell).toBe(false);
    expect(other.lines.join('\n')).toMatch(
      /line 7: the head of entry 6 is not signed .*prove nothing/s,
    );
    const text = readFileSync(file, 'utf8').replace('"actor":1', '"actor":2');
    writeFileSync(file, text);
    expect((await verify()).lines.join('\n')).toMatch(/line 1: entry 1 of the file is not what/);
  });

  /** What an owner of the table can do: take the guard off, and make all hashes right again. */
  async function rewriteFrom(from: number): Promise<void> {
    const entries = await new AuditRepository(auth.rows.manager).following(0, 100);
    await tamper('DELETE FROM audit_entries');
    let previousHash = GENESIS;
    for (const entry of entries) {
      const forged: AuditEntry = { ...entry, previousHash };
      if (entry.number === from) forged.actor = 2;
      forged.hash = hashOf(forged);
      previousHash = forged.hash;
      await auth.rows.manager.insert('AuditEntryEntity', toAuditEntity(forged));
    }
  }
});

describe('a signed report, compared with the log by command', () => {
  it('is found unchanged, or what of it or of the log was changed', async () => {
    const auth = await startAuth();
    await append(auth.rows, 2);
    const at = '2026-11-29T10:00:00.000Z';
    const report = canonicalJson({ title: 'Brief', signature: { name: 'Ann A.', userId: 1, at } });
    const digest = sha256(report);
    const signing = { ...act(at), action: 'sign_report', subject: { kind: 'report', id: digest } };
    await new AuditRepository(auth.rows.manager).append(signing as AuditAct);
    await append(auth.rows, 1);
    const file = join(newFolder(), 'report.json');
    const compare = (name = file) => audit(auth.database, 'report', name);

    writeFileSync(file, reportFile(report, { digest, entry: null }));
    expect(await compare()).toEqual({
      isWell: true,
      lines: [`${file}: unchanged since Ann A. signed it at ${at} (entry 3).`],
    });
    // The chain is walked from its beginning: what is broken before the entry counts, too.
    await auth.rows.query('ALTER TABLE audit_entries DISABLE TRIGGER audit_entries_append_only');
    await auth.rows.query('UPDATE audit_entries SET actor_id = 2 WHERE number = 1');
    const { isWell, lines } = await compare();
    expect([isWell, ...lines]).toEqual([false, expect.stringContaining('The entry in the audit')]);
    writeFileSync(file, Buffer.from([0xff, 0xfe]));
    expect((await compare()).lines[0]).toContain('This is not a report');
    await expect(compare(`${file}.not`)).rejects.toThrow(/cannot be read/);
    await auth.stop();
  });
});
