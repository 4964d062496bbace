import { randomUUID } from 'node:crypto';
import { analysisService } from '@casewright/analysis-service';
import { buildChild } from '@casewright/analysis-service/testing';
import { authService } from '@casewright/auth-service';
import type { Job, JobDetails } from '@casewright/contracts';
import { exportService } from '@casewright/export-service';
import { GatewayConfig, startGateway } from '@casewright/gateway';
import { createTransport, type RunningService, startService } from '@casewright/messaging';
import { createLogger, type Logger } from '@casewright/platform';
import { searchService } from '@casewright/search-service';
import { createTestDatabase, freePort, type TestDatabase } from '@casewright/testing';
import { jest } from '@jest/globals';
import { readEvents } from '../test/read-events.js';

jest.setTimeout(120_000);

/** Without a broker the test run says so, and where one is required it fails. */
const brokerUrl = process.env.TEST_MESSAGE_BUS_URL;
const SERVICES = [authService, searchService, analysisService, exportService];
const SEVERAL = 12;

(brokerUrl ? describe : describe.skip)('two gateways and two of each service', () => {
  let database: TestDatabase;
  let origins: readonly [string, string];
  let ann: string;
  const firsts: RunningService[] = [];
  /** Which of the processes have dealt with a message. */
  const heard = new Set<string>();
  const stops: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    buildChild();
    database = await createTestDatabase();
    const namespace = `two-${randomUUID()}`;
    const silent = createLogger('two-spec', 'silent');
    const connect = async () => {
      const transport = await createTransport({ url: brokerUrl, namespace, logger: silent });
      stops.unshift(() => transport.close());
      return transport;
    };
    for (const number of [1, 2]) {
      for (const definition of SERVICES) {
        const service = await startService(definition, {
          transport: await connect(),
          databaseUrl: database.url(definition.name),
          logger: listening(silent, `${definition.name} ${number}`),
        });
        if (number === 1) firsts.push(service);
        else stops.unshift(() => service.stop());
      }
    }
    const open = async () => {
      const own = { PORT: await freePort(), RATE_LIMITS: 'off' };
      const config = Object.assign(new GatewayConfig(), own);
      const gateway = await startGateway({ transport: await connect(), config, logger: silent });
      stops.unshift(() => gateway.stop());
      return `http://localhost:${gateway.port}/api`;
    };
    origins = [await open(), await open()];
    const account = { email: 'ann@firm.example', password: 'secret-1', name: 'Ann Advocate' };
    const { headers } = await post(0, '/auth/signup', account);
    ann = headers.getSetCookie()[0]?.split(';')[0] ?? '';
  }, 240_000);
  afterAll(async () => {
    for (const stop of stops) await stop();
    await database.drop();
  });

  /** One that notes who is told of a message that was dealt with. */
  function listening(logger: Logger, name: string): Logger {
    const info = (line: { kind?: string }) => {
      if (line.kind === 'call' || line.kind === 'job') heard.add(name);
    };
    return Object.assign(Object.create(logger) as Logger, { info });
  }

  const post = (gateway: 0 | 1, path: string, body: unknown, more: Record<string, string> = {}) =>
    fetch(`${origins[gateway]}${path}`, {
      method: 'POST',
      headers: { cookie: ann ?? '', 'content-type': 'application/json', ...more },
      body: JSON.stringify(body),
    });
  const get = async <T>(gateway: 0 | 1, path: string): Promise<T> =>
    (await fetch(`${origins[gateway]}${path}`, { headers: { cookie: ann } })).json() as T;
  const search = (n: number) => post((n % 2) as 0 | 1, '/search', { query: `duty to warn ${n}` });
  const exportsMade = (n: number) =>
    fetch(`${origins[(n % 2) as 0 | 1]}/exports`, { headers: { cookie: ann } });

  it('do a request once that is repeated, and tell of it at either gateway', async () => {
    const again = { 'idempotency-key': randomUUID(), prefer: 'respond-async' };
    const body = { text: 'The tenant shall pay rent on the first of each month.' };
    const answers = await Promise.all(
      ([0, 1, 0, 1] as const).map((gateway) => post(gateway, '/insights/analyze', body, again)),
    );
    const jobs = (await Promise.all(answers.map((answer) => answer.json()))) as Job[];
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(1);
    const id = jobs[0]?.id ?? '';
    const [one, other] = await Promise.all(
      origins.map(async (origin) => {
        const stream = await readEvents(`${origin}/jobs/${id}/events`, ann);
        return (await stream.next('end')).data as JobDetails;
      }),
    );
    expect(one).toMatchObject({ id, state: 'done' });
    expect(other).toEqual(one);
    expect(await get<Job[]>(1, '/jobs')).toHaveLength(1);
  });

  it('share the work, and all that a user has done is at both', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < SEVERAL; n += 1) {
      for (const answer of await Promise.all([search(n), exportsMade(n)])) {
        await answer.arrayBuffer();
        statuses.push(answer.status);
      }
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await get(0, '/search/history')).toEqual(await get(1, '/search/history'));
    expect([...heard].sort()).toEqual(
      SERVICES.flatMap(({ name }) => [`${name} 1`, `${name} 2`]).sort(),
    );
  });

  it('answer every request while one of each is stopped', async () => {
    let isOver = false;
    const statuses: number[] = [];
    const load = (async () => {
      for (let n = 0; !isOver; n += 1) {
        for (const answer of await Promise.all([search(n), exportsMade(n)])) {
          await answer.arrayBuffer();
          statuses.push(answer.status);
        }
      }
    })();
    for (const service of firsts) await service.stop();
    isOver = true;
    await load;
    expect(new Set(statuses)).toEqual(new Set([200]));
    heard.clear();
    expect((await search(1)).status).toBe(200);
    expect([...heard]).toContain('search 2');
    expect([...heard].filter((name) => name.endsWith('1'))).toEqual([]);
  });
});
