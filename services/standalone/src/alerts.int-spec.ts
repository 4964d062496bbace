import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@casewright/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Client, Pool } from 'pg';
import { faultsIn, type Person, TOKENS_A_DAY } from '../test/alert-faults.js';
import { type ProductProcess, startProductProcess } from '../test/product-process.js';
import { hasPrometheus, type Prometheus, startPrometheus } from '../test/prometheus.js';

jest.setTimeout(420_000);

/** More than any disk here has free. */
const TOO_MUCH_MB = '10000000';
const NOBODY = 'http://127.0.0.1:9/v1';
const KEYS = process.env.ENCRYPTION_KEYS ?? '';
const NAMES = ['ben', 'cleo', 'dan', 'eve'];
const SEARCHES = 250;
/** Longer than a search may take. */
const LOCKED_MS = 13_000;
/** What a machine with other work may rightly be told of. */
const OF_A_BUSY_MACHINE = ['CasewrightDown', 'CasewrightEventLoopBlocked', 'CasewrightDiskFilling'];

const LOCK = `
  DO $$ DECLARE t record; BEGIN
    FOR t IN SELECT tablename FROM pg_tables WHERE schemaname = 'search' LOOP
      EXECUTE format('LOCK TABLE search.%I IN ACCESS EXCLUSIVE MODE', t.tablename);
    END LOOP;
  END $$`;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

(hasPrometheus() ? describe : describe.skip)('the alerts, in a real Prometheus', () => {
  let product: ProductProcess;
  let metricsPort: number;
  let prometheus: Prometheus;
  let db: Client;
  let people: Person[];

  beforeAll(async () => {
    metricsPort = await freePort();
    product = await startProductProcess({
      METRICS_PORT: String(metricsPort),
      STORAGE_MIN_FREE_MB: TOO_MUCH_MB,
      OPENAI_BASE_URL: NOBODY,
      OPENAI_MODEL: 'away',
      AI_USER_TOKENS_PER_DAY: String(TOKENS_A_DAY),
      ENCRYPTION_KEYS: KEYS,
      AUDIT_SHIP_TO: `file:${join(mkdtempSync(join(tmpdir(), 'casewright-audit-')), 'audit.log')}`,
    });
    prometheus = await startPrometheus(metricsPort);
    db = new Client({ connectionString: product.adminUrl });
    await db.connect();
    // Whoever is first is the administrator.
    people = [await signUp('ann'), ...(await Promise.all(NAMES.map(signUp)))];
    while (!(await prometheus.scraped())) await wait(250);
  });

  afterAll(async () => {
    await prometheus?.stop();
    await db?.end();
    await product?.stop();
  });

  async function signUp(name: string): Promise<Person> {
    const account = { email: `${name}@firm.example`, password: 'secret-1', name };
    const answer = await post('', '/api/auth/signup', account);
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const { id } = (await answer.json()) as { id: number };
    return { id, post: (path, body) => post(cookie, path, body) };
  }

  const post = (cookie: string, path: string, body: object): Promise<Response> =>
    fetch(`${product.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });

  it('hold by the tests of their rules', () => {
    const tests = ['alerts.test.yml', 'alerts-of-days.test.yml'].map((name) =>
      fileURLToPath(new URL(`../../../ops/prometheus/${name}`, import.meta.url)),
    );
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', ...tests]);
    expect(`${status} ${stdout}${stderr}`).toMatch(/^0 .*SUCCESS.*SUCCESS/s);
  });

  it('are silent about what works, and tell of a disk that is short', async () => {
    await prometheus.untilFired(['CasewrightStorageLow', 'CasewrightDependencyDown']);
    const services = ['analysis', 'auth', 'export', 'search'];
    const firing = await prometheus.firing();
    const ofMachine = (alert: string) => OF_A_BUSY_MACHINE.includes(alert.split(' ')[0] ?? '');
    expect(firing.filter((alert) => !ofMachine(alert))).toEqual([
      'CasewrightBackupMissing',
      ...services.map((service) => `CasewrightDependencyDown ${service} storage`),
      'CasewrightStorageLow data',
      'CasewrightStorageLow database',
    ]);
  });

  describe('at faults that last', () => {
    type Alert = keyof ReturnType<typeof faultsIn>;
    let pool: Pool;
    let told: Map<string, Promise<PromiseSettledResult<void>>>;

    // All at once: each would be waited for otherwise until the next reading.
    beforeAll(() => {
      pool = new Pool({
        connectionString: product.adminUrl,
        // A row of someone who has a key of their own is sealed, whoever writes it.
        options: `-c casewright.keys=${KEYS}`,
      });
      const faults = faultsIn({ prometheus, db: pool, people: people as [Person, Person, Person] });
      told = new Map(
        Object.entries(faults).map(([alert, cause]) => [
          alert,
          Promise.allSettled([cause(alert)]).then(([outcome]) => outcome),
        ]),
      );
    });

    afterAll(() => pool.end());

    it.each<[string, Alert]>([
      ['a model that does not answer', 'CasewrightModelFails'],
      ['a budget that is used up', 'CasewrightBudgetUsedUp'],
      ['more work than is taken on', 'CasewrightOverloaded'],
      ['an import that failed', 'CasewrightImportFailed'],
      ['a job that nobody takes', 'CasewrightJobsWait'],
      ['a library without cases', 'CasewrightLibraryEmpty'],
      ['messages that were given up', 'CasewrightMessagesGivenUp'],
      ['a process that starts again and again', 'CasewrightRestarts'],
      ['a process that is short of memory', 'CasewrightMemoryHigh'],
      ['backups that fail, and a disk without room', 'CasewrightBackupFailed'],
      ['jobs that fail', 'CasewrightJobsFail'],
      ['log-ins that are refused again and again', 'CasewrightLoginsRefused'],
    ])('tell of %s', async (_, alert) => {
      expect(await told.get(alert)).toEqual({ status: 'fulfilled', value: undefined });
    });
  });

  it('tell of a database that keeps searches waiting', async () => {
    const [ann] = people as [Person];
    // Requests that are counted: a rate is taken from what there was before.
    await ann.post('/api/search', { query: 'Miranda warnings' });
    let hasFired = false;
    const fired = Promise.allSettled([
      prometheus.untilFired(['CasewrightSearchSlow']),
      prometheus
        .untilFired(['CasewrightDatabaseBusy', 'CasewrightQueueDeep', 'CasewrightErrors'])
        .finally(() => (hasFired = true)),
    ]);
    const searchMany = () =>
      Promise.all(
        Array.from({ length: SEARCHES }, (_, n) =>
          ann.post('/api/search', { query: `Miranda warnings ${n}` }),
        ),
      );
    await db.query('BEGIN');
    await db.query(LOCK);
    const locked = wait(LOCKED_MS);
    while (!hasFired) await searchMany();
    await locked;
    await db.query('ROLLBACK');
    for (const outcome of await fired) {
      expect(outcome).toEqual({ status: 'fulfilled', value: undefined });
    }
  });

  it('tell of a process that keeps everybody waiting', async () => {
    let isOver = false;
    const fired = prometheus
      .untilFired([`CasewrightEventLoopBlocked 127.0.0.1:${metricsPort}`])
      .finally(() => (isOver = true));
    while (!isOver) {
      // Shorter than Prometheus waits: who gives up does not hear of it.
      process.kill(product.pid, 'SIGSTOP');
      await wait(1_500);
      process.kill(product.pid, 'SIGCONT');
      await wait(3_000);
    }
    await fired;
  });

  it('tell of a process that does not answer', async () => {
    process.kill(product.pid, 'SIGSTOP');
    try {
      await prometheus.untilFired([`CasewrightDown 127.0.0.1:${metricsPort}`]);
    } finally {
      process.kill(product.pid, 'SIGCONT');
    }
  });

  it('tell of services that are not to be found anymore', async () => {
    prometheus.forgetProduct();
    const parts = ['analysis', 'auth', 'export', 'gateway', 'search'];
    const gone = async () =>
      (await prometheus.firing()).filter((alert) => alert.startsWith('CasewrightServiceGone'));
    // A process that did not answer just now was gone, too, and has come back.
    while ((await gone()).length < parts.length) await wait(250);
    expect(await gone()).toEqual(parts.map((part) => `CasewrightServiceGone ${part}`));
  });
});
