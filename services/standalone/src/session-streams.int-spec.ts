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

describe('the events of a job, with two gateways', () => {
  let database: TestDatabase;
  let sql: Client;
  let origins: [string, string];
  const stops: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    buildChild();
    database = await createTestDatabase();
    sql = new Client({ connectionString: database.adminUrl });
    await sql.connect();
    const logger = createLogger('streams-spec', 'silent');
    const transport = await createTransport({ logger });
    stops.unshift(() => transport.close());
    for (const definition of [authService, analysisService]) {
      const databaseUrl = database.url(definition.name);
      const service = await startService(definition, { transport, databaseUrl, logger });
      stops.unshift(() => service.stop());
    }
    const open = async () => {
      const config = Object.assign(new GatewayConfig(), {
        PORT: await freePort(),
        RATE_LIMITS: 'off',
      });
      const gateway = await startGateway({ transport, config, logger });
      stops.unshift(() => gateway.stop());
      return `http://localhost:${gateway.port}`;
    };
    origins = [await open(), await open()];
  }, 120_000);
  afterAll(async () => {
    for (const stop of stops) await stop();
    await sql.end();
    await database.drop();
  });

  const ask = (path: string, cookie: string, body: unknown, more: Record<string, string> = {}) =>
    fetch(`${origins[0]}/api${path}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', ...more },
      body: JSON.stringify(body),
    });
  const signUp = async (email: string) => {
    const input = { email, password: 'secret-1', name: 'Ann Advocate' };
    const { headers } = await ask('/auth/signup', '', input);
    return headers.getSetCookie()[0]?.split(';')[0] ?? '';
  };

  it.each([
    ['log-out', (cookie: string) => ask('/auth/logout', cookie, {})],
    [
      'the log-in that replaces it',
      (cookie: string, email: string) =>
        ask('/auth/login', cookie, { email, password: 'secret-1' }),
    ],
    ['its end in the database', () => sql.query('DELETE FROM auth.sessions')],
    [
      'its time without a request',
      () => sql.query("UPDATE auth.sessions SET last_seen_at = now() - interval '1 day'"),
    ],
  ])('end with the session at the other gateway, without the result: %s', async (how, end) => {
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
  });
});
