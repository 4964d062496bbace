import {
  type Diagnostics,
  type FaultCode,
  SERVICES,
  type ServiceName,
} from '@casewright/contracts';
import {
  BrokerNotAvailableError,
  createTestDatabase,
  freePort,
  ModelServer,
  type ScriptedAnswer,
  startBroker,
  TcpProxy,
  type TestBroker,
  type TestDatabase,
} from '@casewright/testing';
import { jest } from '@jest/globals';
import { connect } from 'amqplib';
import { Client } from 'pg';
import { ServiceProcesses } from '../test/service-processes.js';

jest.setTimeout(120_000);

/** Three seconds ahead, for a process that runs it first; with more, calls lapse as they arrive. */
const AHEAD = 'const now = Date.now; Date.now = () => now.call(Date) + 3_000;';
const CLOCK_AHEAD = `--import=data:text/javascript;base64,${Buffer.from(AHEAD).toString('base64')}`;
const TEXT = 'This lease is made between Harbor LLC and Mill Co. The rent is $48,000 per year.';

/** Nobody else's: processes with the usual names of queues must not take part in an installation. */
async function ownBroker(): Promise<TestBroker | Error> {
  try {
    const broker = await startBroker();
    return broker.owned
      ? broker
      : new Error('The broker of MESSAGE_BUS_URL is not ours to use up.');
  } catch (error) {
    if (!(error instanceof BrokerNotAvailableError) || process.env.REQUIRE_ALL === '1') throw error;
    return error;
  }
}

const broker = await ownBroker();

if (broker instanceof Error) {
  describe.skip('faults that were really caused', () => {
    it(broker.message, () => undefined);
  });
} else causeFaults(broker);

function causeFaults(rabbit: TestBroker): void {
  describe('faults that were really caused', () => {
    let database: TestDatabase;
    let sql: Client;
    let toDatabase: TcpProxy;
    let toBroker: TcpProxy;
    let model: ModelServer;
    let processes: ServiceProcesses;
    let origin: string;
    let admin: string;

    beforeAll(async () => {
      database = await createTestDatabase();
      sql = new Client({ connectionString: database.adminUrl });
      await sql.connect();
      toDatabase = await TcpProxy.before(database.adminUrl);
      toBroker = await TcpProxy.before(rabbit.url);
      model = await ModelServer.start({ chat: () => ({ say: '{"ready": true}' }) });
      const port = await freePort();
      origin = `http://localhost:${port}/api`;
      processes = new ServiceProcesses((part) => ({
        PORT: String(port),
        RATE_LIMITS: 'off',
        MESSAGE_BUS_URL: toBroker.url,
        ...(part === 'gateway' ? {} : { DATABASE_URL: byProxy(database.url(part)) }),
        ...(part === 'analysis' ? asked(model) : {}),
      }));
      const parts = [...SERVICES, 'gateway'] as const;
      const ends = await Promise.all(parts.map((part) => processes.start(part)));
      expect(ends.filter((said) => said !== null)).toEqual([]);
      admin = await signUp();
      await told({});
    });
    afterAll(async () => {
      await processes.stop();
      await model.stop();
      await Promise.all([toDatabase.close(), toBroker.close()]);
      await sql.end();
      await database.drop();
      await rabbit.stop();
    });

    function byProxy(url: string): string {
      const address = new URL(url);
      address.host = new URL(toDatabase.url).host;
      return address.href;
    }
    const ask = (path: string, body?: object): Promise<Response> =>
      fetch(`${origin}${path}`, {
        headers: { cookie: admin ?? '', 'content-type': 'application/json' },
        ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      });
    async function signUp(): Promise<string> {
      const account = { email: 'ann@firm.example', password: 'secret-1', name: 'Ann' };
      const { headers } = await ask('/auth/signup', account);
      return headers.getSetCookie()[0]?.split(';')[0] ?? '';
    }

    /** Looks until these faults are told, and nothing alongside them, each in these words. */
    async function told(expected: Partial<Record<FaultCode, RegExp>>): Promise<void> {
      const codes = Object.keys(expected).sort().join();
      const until = Date.now() + 40_000;
      for (;;) {
        const { faults } = (await (await ask('/admin/health')).json()) as Diagnostics;
        const found = faults?.map(({ code }) => code).sort();
        if (found && [...new Set(found)].join() === codes) {
          for (const { code, what, todo } of faults) {
            expect(`${what} ${todo}`).toMatch(expected[code] ?? /never/);
          }
          return;
        }
        if (Date.now() > until) throw new Error(`Told are ${JSON.stringify(faults)}.`);
        await new Promise((resolve) => setTimeout(resolve, 300));
      }
    }

    const roleOf = (service: string): string =>
      decodeURIComponent(new URL(database.url(service)).username);

    it.each<[string, string, string, Partial<Record<FaultCode, RegExp>>]>([
      [
        'another password',
        "PASSWORD 'another'",
        `PASSWORD '%'`,
        { DATABASE_REFUSES: /refuses the login of the export service .*database-setup/ },
      ],
      [
        'no connection left',
        'CONNECTION LIMIT 0',
        'CONNECTION LIMIT -1',
        { DATABASE_CROWDED: /no free connection for the export service .*max_connections/ },
      ],
      [
        'a role that may only read',
        'SET default_transaction_read_only = on',
        'RESET default_transaction_read_only',
        { DATABASE_READ_ONLY: /lets the export service read but not write.*standby/ },
      ],
    ])('of the database: %s', async (_, harm, mend, expected) => {
      const role = roleOf('export');
      const password = decodeURIComponent(new URL(database.url('export')).password);
      await sql.query(`ALTER ROLE "${role}" ${harm}`);
      toDatabase.cut();
      await told(expected);
      await sql.query(`ALTER ROLE "${role}" ${mend.replace('%', password)}`);
      toDatabase.cut();
      await told({});
    });

    it('of the database: it is away, or takes too long', async () => {
      const everybody = 'the auth, search, analysis and export services';
      toDatabase.refuse();
      await told({ DATABASE_AWAY: new RegExp(`does not answer ${everybody}.* Start PostgreSQL`) });
      toDatabase.restore();
      await told({});
      toDatabase.freeze();
      await told({ DATABASE_SLOW: /took too long to answer the .*pg_stat_activity/ });
      toDatabase.restore();
      await told({});
    });

    it('of the broker: it is away, or has a message that is none', async () => {
      toBroker.refuse();
      await told({ BROKER_AWAY: /broker cannot be reached .*no service receives .* Start Rabbit/ });
      toBroker.restore();
      await told({});
      const control = await connect(rabbit.url);
      const channel = await control.createConfirmChannel();
      channel.sendToQueue('casewright.jobs.analysis', Buffer.from('{'));
      await channel.waitForConfirms();
      await told({ DEAD_LETTERS: /casewright\.jobs\.analysis\.dead has 1 message that .*log/ });
      await channel.purgeQueue('casewright.jobs.analysis.dead');
      await control.close();
      await told({});
    });

    it.each<[string, ScriptedAnswer[], Partial<Record<FaultCode, RegExp>>]>([
      ['refuses the key', [{ status: 401 }], { MODEL_KEY_REFUSED: /127\S+, refused the API key/ }],
      [
        'has no capacity',
        [{ status: 429 }],
        { MODEL_LIMITED: /127\S+ has no capacity left .* Wait/ },
      ],
      // Asked again without a temperature and then without a schema, which not all endpoints know.
      [
        'does not exist',
        [{ status: 404 }, { status: 404 }, { status: 404 }],
        { MODEL_FAILS: /to the model at 127\S+ failed: bad-req/ },
      ],
      [
        'hangs up',
        [{ fault: 'hang-up' }],
        { MODEL_UNREACHABLE: /127\S+ cannot be .* Start the mod/ },
      ],
    ])('of the model: it %s', async (_, answers, expected) => {
      model.answerNext(...answers);
      expect(await (await ask('/admin/engine/test', {})).json()).toMatchObject({ ok: false });
      await told(expected);
      expect(await (await ask('/admin/engine/test', {})).json()).toMatchObject({ ok: true });
      await told({});
    });

    it('of the model: it answers too late', async () => {
      model.answerNext({ fault: 'hang' });
      expect((await ask('/insights/analyze', { text: TEXT })).status).toBe(200);
      await told({ MODEL_SLOW: /127\S+ takes too long: an answer may take 5 s.*AI_TIMEOUT_SEC/ });
      expect(await (await ask('/admin/engine/test', {})).json()).toMatchObject({ ok: true });
      await told({});
    });

    it('of search by meaning: its database has no vectors', async () => {
      await processes.kill('search');
      await processes.start('search', { ...asked(model), OPENAI_EMBEDDING_MODEL: 'embed' });
      await told({ EMBEDDINGS_FAIL: /Search by meaning is off; only words .* pgvector/ });
      await processes.kill('search');
      await processes.start('search');
      await told({});
    });

    it('of one process: why it cannot start, which build it is, its clock and its silence', async () => {
      await processes.kill('export');
      await sql.query(`INSERT INTO export.migrations (timestamp, name) VALUES (1, 'Later1')`);
      await processes.start('export');
      await told({ SCHEMA_NEWER: /export service refuses .* Later1.* Start the newer version/ });
      await sql.query(`DELETE FROM export.migrations WHERE name = 'Later1'`);
      await processes.start('export', { QUOTA_EXPORTS: 'many' });
      await told({ SERVICE_CANNOT_START: /export service cannot start: .*QUOTA_EXPORTS/ });
      await processes.start('export', { NODE_OPTIONS: CLOCK_AHEAD, BUILD_COMMIT: 'abcdef12' });
      await told({
        VERSIONS_DIFFER: /not all parts run the same build: export .*abcdef1.*Build the image/i,
        CLOCKS_DIFFER: /The clock of the export service differs by [23] s.*NTP/,
      });
      processes.send('export', 'SIGSTOP');
      await told({ SERVICE_SILENT: /The export service runs, but did not answer in time/ });
    });

    it('of each service: it is not running', async () => {
      const gone: ServiceName[] = [];
      for (const service of ['export', 'search', 'analysis', 'auth'] as const) {
        await processes.kill(service);
        gone.push(service);
        const names = new RegExp(`The (?:${gone.join('|')}) service is not running.*Start its con`);
        await told({ SERVICE_AWAY: names });
      }
    });
  });
}

/** Asked once for each answer, and for a second. */
function asked(model: ModelServer): Record<string, string> {
  return {
    OPENAI_BASE_URL: model.baseUrl,
    OPENAI_MODEL: 'stub-1',
    OPENAI_API_KEY: 'key',
    EXTERNAL_AI: 'off',
    AI_RETRIES: '0',
    // A busy machine takes more than one for an answer that is there at once.
    AI_TIMEOUT_SECONDS: '5',
  };
}
