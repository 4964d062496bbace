import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { postmasterPid, query, temporaryFolder } from '../testing/data-folder.js';
import type { EmbeddedDatabase } from './embedded-options.js';
import { isRunning } from './process-identity.js';
import { startEmbedded } from './start-embedded.js';

describe('an embedded database', () => {
  const folder = temporaryFolder();
  let database: EmbeddedDatabase;

  beforeAll(async () => {
    database = await startEmbedded({ dataDir: folder.path });
  }, 30_000);
  afterAll(async () => {
    await database.stop();
    await folder.remove();
  });

  async function value(sql: string): Promise<unknown> {
    const [row] = await query<{ value: unknown }>(database.url, `SELECT ${sql} AS value`);
    return row?.value;
  }

  it.each([
    ["length('é')", 1],
    ["upper('straße éà')", 'STRASSE ÉÀ'.replace('SS', 'ß')],
    ["lower('ÀÉÎ ΣΑΣ Ж')", 'àéî σασ ж'],
    ["encode(convert_to('§ “”', 'UTF8'), 'hex')", 'c2a720e2809ce2809d'],
    ["array(SELECT x FROM unnest(array['é','z','B','a','Z']) x ORDER BY x)::text", '{B,Z,a,z,é}'],
    [
      "(SELECT datlocprovider::text || datlocale FROM pg_database WHERE datname = 'casewright')",
      'bC.UTF-8',
    ],
  ])('speaks UTF-8 whatever the environment says: %s', async (sql, expected) => {
    expect(await value(sql)).toBe(expected);
  });

  it('finds words between typographic quotes and after a section sign', async () => {
    expect(await value("to_tsvector('“Miranda” — §1983 suspect’s')::text")).toBe(
      "'1983':2 'miranda':1 'suspect':3",
    );
  });

  it.each([
    ['fsync', 'on'],
    ['full_page_writes', 'on'],
    ['data_checksums', 'on'],
    ['listen_addresses', '127.0.0.1'],
    ['unix_socket_directories', ''],
    ['password_encryption', 'scram-sha-256'],
    ['TimeZone', 'UTC'],
  ])('runs with %s = %s', async (name, expected) => {
    expect(await value(`current_setting('${name}')`)).toBe(expected);
  });

  it('lets nobody in without the password', async () => {
    const url = new URL(database.url);
    url.password = 'guess';
    await expect(query(url.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
  });

  it('keeps its files from other users', () => {
    const home = join(folder.path, 'database');
    const open = readdirSync(home).filter(
      (name) => name !== 'runtime' && (statSync(join(home, name)).mode & 0o077) !== 0,
    );
    expect(open).toEqual([]);
    expect(statSync(home).mode & 0o007).toBe(0);
  });

  it('starts again on the same folder with its data, on the port it is told, and stops twice', async () => {
    await query(database.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await database.stop();
    await database.stop();
    const port = Number(new URL(database.url).port);
    database = await startEmbedded({ dataDir: folder.path, port, settings: { work_mem: '3MB' } });
    expect(new URL(database.url).port).toBe(String(port));
    expect(database.adopted).toBe(false);
    expect(await query(database.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    expect(await value("current_setting('work_mem')")).toBe('3MB');
  });

  it('is down when stop resolves, connections or not', async () => {
    const pid = postmasterPid(folder.path);
    const busy = query(database.url, 'SELECT pg_sleep(60)').catch(() => 'cut off');
    await database.stop();
    expect(isRunning(pid)).toBe(false);
    expect(await busy).toBe('cut off');
    database = await startEmbedded({ dataDir: folder.path });
  });
});
