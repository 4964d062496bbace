/**
 * @jest-environment node
 */
import { login } from '@casewright/contracts';
import { registry } from '@casewright/platform/metrics';
import { client, type RunningAuth, startAuth } from '../test/running-auth.js';

const HOUR_S = 3_600;
const DISK = { folder: '/backups', freeMb: 10, totalMb: 40, isWritable: true };

describe('the metrics of the auth service', () => {
  let auth: RunningAuth;

  beforeAll(async () => {
    auth = await startAuth();
  });
  afterAll(() => auth.stop());
  beforeEach(() => auth.rows.query('TRUNCATE backups'));

  /** Values by name and labels of those whose names begin so. */
  async function told(start: string): Promise<Record<string, number>> {
    const lines = (await registry.metrics()).split('\n');
    const series = lines.flatMap((line) => line.match(/^casewright_(\S+) (\S+)$/)?.slice(1) ?? []);
    const pairs = Array.from({ length: series.length / 2 }, (_, n) =>
      series.slice(2 * n, 2 * n + 2),
    );
    return Object.fromEntries(
      pairs
        .filter(([name]) => name?.startsWith(start))
        .map(([name, value]) => [name, Number(value)]),
    );
  }

  const note = (hoursAgo: number, row: Record<string, unknown>): Promise<unknown> =>
    auth.rows.query(
      `INSERT INTO backups (made_at, bytes, verified_at, failure, stored, disk)
       VALUES (date_trunc('second', now()) - make_interval(hours => $1), $2, $3, $4, $5, $6)`,
      [hoursAgo, row.bytes, row.verifiedAt, row.failure, row.stored, row.disk && DISK],
    );

  it('say nothing of backups before the first', async () => {
    expect(await told('backup_')).toEqual({});
    expect(await told('storage_')).toEqual({});
  });

  it('tell when a good backup was made, that it was tried and is elsewhere, and what room is left', async () => {
    await note(2, { bytes: 9, verifiedAt: new Date(), stored: true, disk: true });
    const { backup_last_success_timestamp_seconds: at = 0, ...rest } = await told('backup_');
    expect(Math.abs(at - (Date.now() / 1_000 - 2 * HOUR_S))).toBeLessThan(60);
    const { backup_age_seconds: age = 0, ...states } = rest;
    expect(Math.abs(age - 2 * HOUR_S)).toBeLessThan(60);
    expect(states).toEqual({ backup_failed: 0, backup_verified: 1, backup_stored_elsewhere: 1 });
    expect(await told('storage_')).toEqual({
      'storage_free_bytes{disk="backups"}': 10 * 1024 * 1024,
      'storage_size_bytes{disk="backups"}': 40 * 1024 * 1024,
    });
  });

  it('tell that the newest attempt failed, and how old the last good backup is', async () => {
    await note(30, { bytes: 9, verifiedAt: null, stored: true });
    await note(1, { bytes: 0, failure: 'There is no room.', stored: false });
    const { backup_age_seconds: age = 0, ...rest } = await told('backup_');
    expect(Math.abs(age - 30 * HOUR_S)).toBeLessThan(60);
    expect(rest).toMatchObject({
      backup_failed: 1,
      backup_verified: 0,
      backup_stored_elsewhere: 0,
    });
  });

  it('do not tell of another place where there is none', async () => {
    await note(1, { bytes: 9, verifiedAt: new Date(), stored: null });
    expect(await told('backup_stored')).toEqual({});
  });

  it('count log-ins that were refused, from 0 on', async () => {
    const { login_failures_total: before } = await told('login_');
    expect(before).toBe(0);
    const input = { email: 'nobody@firm.example', password: 'wrong-password' };
    await expect(auth.bus.call(login, { input, client })).rejects.toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
    expect(await told('login_')).toEqual({ login_failures_total: 1 });
  });
});
