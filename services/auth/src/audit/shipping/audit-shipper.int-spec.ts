import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Shipped } from '@casewright/audit-log';
import { isSignedBy } from '@casewright/audit-log';
import { reportService } from '@casewright/contracts';
import type { RunningServices } from '@casewright/testing';
import { eventually } from '@casewright/testing/sync';
import { admin, append } from '../../../test/audit-acts.js';
import { type RunningAuth, startAuth } from '../../../test/running-auth.js';
import {
  arrived,
  headKey,
  newFolder,
  numbersOf,
  shippedIn,
  startShipping,
} from '../../../test/shipping.js';

const until = (isSo: () => boolean | Promise<boolean>) => eventually(isSo, String(isSo));
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

describe('the shipping of the audit log', () => {
  let auth: RunningAuth;
  const running: RunningServices[] = [];
  beforeEach(async () => {
    auth = await startAuth();
  });
  afterEach(async () => {
    for (const service of running.splice(0)) await service.stop();
    await auth.stop();
  });

  const ship = async (target: string): Promise<RunningServices> => {
    const service = await startShipping(auth.database, target);
    running.push(service);
    return service;
  };

  it('has entries in their order, a signed head after each batch, and goes on after a restart', async () => {
    const file = join(newFolder(), 'audit.log');
    await append(auth.rows, 3);
    const first = await ship(`file:${file}`);
    await until(() => arrived(file).length === 4);
    await first.stop();
    running.pop();
    await append(auth.rows, 2);
    await ship(`file:${file}`);
    await until(() => arrived(file).length === 7);
    const all = arrived(file);
    expect(numbersOf(all)).toEqual(upTo(5));
    const heads = all.flatMap((each) => (each.type === 'head' ? [each] : []));
    expect(heads.map(({ number }) => number)).toEqual([3, 5]);
    expect(heads.every((head) => isSignedBy(head, [headKey]))).toBe(true);
    const entries = all.flatMap((each) => (each.type === 'entry' ? [each] : []));
    expect(heads.map(({ hash }) => hash)).toEqual([entries[2]?.hash, entries[4]?.hash]);
  }, 60_000);

  it('goes on where a receiver that was away is back, with nothing left out', async () => {
    const got: Shipped[] = [];
    let isAway = false;
    const webhook = await listen(
      createServer((request, response) => {
        let body = '';
        request.on('data', (chunk) => {
          body += chunk;
        });
        request.on('end', () => {
          if (!isAway) got.push(...shippedIn(body));
          response.writeHead(isAway ? 503 : 204).end();
        });
      }),
    );
    await append(auth.rows, 2);
    const { bus } = await ship(webhook.address);
    await until(() => numbersOf(got).length === 2);
    isAway = true;
    await append(auth.rows, 3);
    const read = async () =>
      (await bus.call(reportService.auth, {}, { principal: admin })).auditShipping;
    await until(async () => (await read())?.failure === 'It answered 503.');
    expect(await read()).toMatchObject({ waiting: 3, brokenAt: null });
    isAway = false;
    await until(() => numbersOf(got).length === 5);
    expect(numbersOf(got)).toEqual(upTo(5));
    await until(async () => (await read())?.failure === null);
    expect(await read()).toMatchObject({ waiting: 0, oldestSeconds: 0 });
    webhook.server.close();
  }, 60_000);

  it('ships each entry once where two replicas would, and goes on where one dies', async () => {
    const file = join(newFolder(), 'audit.log');
    await Promise.all([ship(`file:${file}`), ship(`file:${file}`)]);
    for (let n = 1; n <= 5; n += 1) {
      await append(auth.rows, 20);
      await until(() => numbersOf(arrived(file)).length >= n * 20);
    }
    expect(numbersOf(arrived(file))).toEqual(upTo(100));
    await running.pop()?.stop();
    await append(auth.rows, 20);
    await until(() => numbersOf(arrived(file)).length >= 120);
    expect(numbersOf(arrived(file))).toEqual(upTo(120));
  }, 60_000);

  it('waits while another holds the lock, and takes it when that one is gone', async () => {
    const file = join(newFolder(), 'audit.log');
    const holder = auth.rows.createQueryRunner();
    const [{ pid }] = await holder.query('SELECT pg_backend_pid() AS pid');
    await holder.query('SELECT pg_advisory_lock($1, hashtext($2))', [0x73686970, `file:${file}`]);
    await append(auth.rows, 3);
    await ship(`file:${file}`);
    const turns = async () => {
      const [{ n }] = await auth.rows.query(
        `SELECT count(*) AS n FROM pg_stat_activity WHERE query LIKE '%pg_try_advisory_lock($1, hashtext%'
            AND pid <> pg_backend_pid()`,
      );
      return Number(n) > 0;
    };
    await until(turns);
    expect(arrived(file)).toEqual([]);
    // As when its machine is gone: the connection ends, and nobody unlocks.
    await auth.rows.query('SELECT pg_terminate_backend($1)', [pid]);
    await until(() => numbersOf(arrived(file)).length === 3);
    await holder.release().catch(() => undefined);
  }, 60_000);

  it('ships no more of a log that is not what it shipped, and says from which entry on', async () => {
    const file = join(newFolder(), 'audit.log');
    await append(auth.rows, 3);
    const { bus } = await ship(`file:${file}`);
    await until(() => arrived(file).length === 4);
    await auth.rows.query('ALTER TABLE audit_entries DISABLE TRIGGER audit_entries_append_only');
    await auth.rows.query('DELETE FROM audit_entries WHERE number = 3');
    await append(auth.rows, 2);
    const read = async () =>
      (await bus.call(reportService.auth, {}, { principal: admin })).auditShipping;
    const said = 'Entry 3 is not the one that was shipped.';
    await until(async () => (await read())?.failure === said);
    expect((await read())?.brokenAt).toBe(3);
    expect(arrived(file)).toHaveLength(4);
  }, 60_000);
});

async function listen(server: Server): Promise<{ server: Server; address: string }> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, address: `http://127.0.0.1:${port}/audit` };
}
