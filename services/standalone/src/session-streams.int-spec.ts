import { randomUUID } from 'node:crypto';
import { analysisService } from '@casewright/analysis-service';
import { buildChild } from '@casewright/analysis-service/testing';
import { authService } from '@casewright/auth-service';
import type { Job } from '@casewright/contracts';
import { GatewayConfig, startGateway } from '@casewright/gateway';
import { createTransport, startService } from '@casewright/messaging';
import { createLogger } from '@casewright/platform';
import { createTestDatabase, freePort, type TestDatabase } from '@casewright/testing';
import { jest } from '@jest/globals';
import { Client } from 'pg';
import { readEvents } from '../test/read-events.js';

jest.setTimeout(60_000);

const brokerUrl = process.env.TEST_MESSAGE_BUS_URL;

/** Without a broker the test run says so, and where one is required it fails. */
const BUSES = [
  ['in one process', undefined],
  ...(brokerUrl ? [['over RabbitMQ', brokerUrl] as const] : []),
] as const;

describe.each(BUSES)('two gateways, %s', (_, url) => {
  let database: TestDatabase;
  let sql: Client;
  /** For what must not wait for the transaction of `sql`. */
  let apart: Client;
  let origins: [string, string];
  const stops: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    buildChild();
    database = await createTestDatabase();
    sql = new Client({ connectionString: database.adminUrl });
    await sql.connect();
    apart = new Client({ connectionString: database.adminUrl });
    await apart.connect();
    const logger = createLogger('streams-spec', 'silent');
    const namespace = `streams-${randomUUID()}`;
    const inProcess = url ? null : await createTransport({ logger });
    if (inProcess) stops.unshift(() => inProcess.close());
    const connect = async () => {
      if (inProcess) return inProcess;
      const transport = await createTransport({ url, namespace, logger });
      stops.unshift(() => transport.close());
      return transport;
    };
    for (const definition of [authService, analysisService]) {
      const databaseUrl = database.url(definition.name);
      const transport = await connect();
      const service = await startService(definition, { transport, databaseUrl, logger });
      stops.unshift(() => service.stop());
    }
    const open = async () => {
      const config = Object.assign(new GatewayConfig(), {
        PORT: await freePort(),
        RATE_LIMITS: 'off',
      });
      const gateway = await startGateway({ transport: await connect(), config, logger });
      stops.unshift(() => gateway.stop());
      return `http://localhost:${gateway.port}`;
    };
    origins = [await open(), await open()];
  }, 120_000);
  afterAll(async () => {
    for (const stop of stops) await stop();
    await sql.end();
    await apart.end();
    await database.drop();
  });

  const ask = (
    path: string,
    cookie: string,
    body: unknown,
    more: Record<string, string> = {},
    origin = origins[0],
  ) =>
    fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', ...more },
      body: JSON.stringify(body),
    });
  const signUp = async (email: string) => {
    const input = { email, password: 'secret-1', name: 'Ann Advocate' };
    const { headers } = await ask('/auth/signup', '', input);
    return headers.getSetCookie()[0]?.split(';')[0] ?? '';
  };

  const logIn = async (email: string) => {
    const { headers } = await ask('/auth/login', '', { email, password: 'secret-1' });
    return headers.getSetCookie()[0]?.split(';')[0] ?? '';
  };

  const WAYS: [string, (cookie: string, email: string) => Promise<unknown>][] = [
    ['log-out', (cookie: string) => ask('/auth/logout', cookie, {})],
    [
      'the log-in that replaces it',
      (cookie: string, email: string) =>
        ask('/auth/login', cookie, { email, password: 'secret-1' }),
    ],
    [
      'its end by its user elsewhere',
      async (_cookie: string, email: string) =>
        fetch(`${origins[0]}/api/account/sessions`, {
          method: 'DELETE',
          headers: { cookie: await logIn(email) },
        }),
    ],
    [
      'a change of the password elsewhere',
      async (_cookie: string, email: string) => {
        const change = { current: 'secret-1', password: 'secret-2' };
        return ask('/account/password', await logIn(email), change);
      },
    ],
    ['its end in the database', () => apart.query('DELETE FROM auth.sessions')],
    [
      'its time without a request',
      () => apart.query("UPDATE auth.sessions SET last_seen_at = now() - interval '1 day'"),
    ],
  ];

  it.each(WAYS)(
    'end a stream at the other one with its session, without the result: %s',
    async (how, end) => {
      const email = `${how.replaceAll(/\W/g, '-')}@firm.example`;
      const cookie = await signUp(email);
      // What would be stored of the job waits for this table, and so does its end.
      await sql.query('BEGIN; LOCK TABLE analysis.legal_documents IN ACCESS EXCLUSIVE MODE');
      try {
        const text = 'The tenant shall pay rent on the first of each month. '.repeat(20);
        const prefer = { prefer: 'respond-async' };
        const { id } = (await (
          await ask('/insights/analyze', cookie, { text }, prefer)
        ).json()) as Job;
        const stream = await readEvents(`${origins[1]}/api/jobs/${id}/events`, cookie);
        await stream.next('progress');
        await end(cookie, email);
        await sql.query('COMMIT');
        await stream.closed;
        expect(stream.heard.at(-1)?.event).toBe('signed-out');
        expect(stream.heard.map(({ event }) => event)).not.toContain('end');
      } finally {
        await sql.query('ROLLBACK');
      }
    },
  );

  it.each(WAYS)(
    'answer no request with content that waits when its session ends: %s',
    async (how, end) => {
      const email = `waiting-${how.replaceAll(/\W/g, '-')}@firm.example`;
      const cookie = await signUp(email);
      await sql.query('BEGIN; LOCK TABLE analysis.legal_documents IN ACCESS EXCLUSIVE MODE');
      try {
        const text = 'The tenant shall pay rent on the first of each month. '.repeat(20);
        const answer = ask('/insights/analyze', cookie, { text }, {}, origins[1]);
        await running(cookie);
        await end(cookie, email);
        // Before the job could end: the session's end alone answers it.
        const { status, body } = await answer.then(async (response) => ({
          status: response.status,
          body: (await response.json()) as { code: string },
        }));
        expect({ status, code: body.code }).toEqual({ status: 401, code: 'NOT_SIGNED_IN' });
        expect(Object.keys(body)).not.toContain('analysis');
      } finally {
        await sql.query('ROLLBACK');
      }
    },
  );

  /** Asked until it is so; the test's own time ends a wait in vain. */
  async function running(cookie: string): Promise<void> {
    for (;;) {
      const response = await fetch(`${origins[0]}/api/jobs`, { headers: { cookie } });
      const jobs = (await response.json()) as Job[];
      if (jobs.some(({ state }) => state === 'running')) return;
    }
  }
});
