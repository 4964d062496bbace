import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from '@casewright/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Client } from 'pg';
import { type ProductProcess, startProductProcess } from '../test/product-process.js';
import { hasPrometheus, type Prometheus, startPrometheus } from '../test/prometheus.js';

jest.setTimeout(180_000);

/** More than any disk here has free. */
const TOO_MUCH_MB = '10000000';
const NOBODY = 'http://127.0.0.1:9/v1';
const SEARCHES = 250;
/** What a machine with other work may rightly be told of. */
const OF_A_BUSY_MACHINE = ['CasewrightDown', 'CasewrightEventLoopBlocked'];
/** Longer than a search may take. */
const LOCKED_MS = 13_000;

const LOCK = `
  DO $$ DECLARE t record; BEGIN
    FOR t IN SELECT tablename FROM pg_tables WHERE schemaname = 'search' LOOP
      EXECUTE format('LOCK TABLE search.%I IN ACCESS EXCLUSIVE MODE', t.tablename);
    END LOOP;
  END $$`;
const FAILED_IMPORT = `
  INSERT INTO search.imports (source_label, paths, state) VALUES ('broken', '{}', 'failed')`;
const WAITING_JOB = `
  INSERT INTO analysis.jobs (id, user_id, kind, fingerprint, principal, correlation_id, token_sent_at,
                             created_at, deadline_at)
  VALUES (gen_random_uuid(), 1, 'analyze', '', '{}', '', now() + interval '1 hour',
          now() - interval '5 minutes', now() + interval '1 hour')`;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

(hasPrometheus() ? describe : describe.skip)('the alerts, in a real Prometheus', () => {
  let product: ProductProcess;
  let prometheus: Prometheus;
  let db: Client;
  let cookie = '';

  beforeAll(async () => {
    const port = await freePort();
    product = await startProductProcess({
      ...{ METRICS_PORT: String(port), STORAGE_MIN_FREE_MB: TOO_MUCH_MB },
      ...{ OPENAI_BASE_URL: NOBODY, OPENAI_MODEL: 'away' },
    });
    prometheus = await startPrometheus(port);
    db = new Client({ connectionString: product.adminUrl });
    await db.connect();
    const account = { email: 'ann@firm.example', password: 'secret-1', name: 'Ann' };
    const { headers } = await post('/api/auth/signup', account);
    cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
    while (!(await prometheus.scraped())) await wait(250);
  });

  afterAll(async () => {
    await prometheus?.stop();
    await db?.end();
    await product?.stop();
  });

  const post = (path: string, body: object): Promise<Response> =>
    fetch(`${product.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });

  it('hold by the tests of their rules', () => {
    const tests = fileURLToPath(
      new URL('../../../ops/prometheus/alerts.test.yml', import.meta.url),
    );
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', tests]);
    expect(`${status} ${stdout}${stderr}`).toMatch(/^0 .*SUCCESS/s);
  });

  it('are silent about what works, and tell of a disk that is short', async () => {
    await prometheus.untilFired(['CasewrightStorageLow', 'CasewrightDependencyDown']);
    const services = ['analysis', 'auth', 'export', 'search'];
    const firing = await prometheus.firing();
    expect(firing.filter((alert) => !OF_A_BUSY_MACHINE.includes(alert))).toEqual([
      ...services.map((service) => `CasewrightDependencyDown ${service} storage`),
      'CasewrightStorageLow data',
      'CasewrightStorageLow database',
    ]);
  });

  /** Causes a fault again and again until it is told of. */
  async function causeUntilFired(alert: string, cause: () => Promise<unknown>): Promise<void> {
    let isOver = false;
    const fired = prometheus.untilFired([alert]).finally(() => (isOver = true));
    while (!isOver) await cause();
    await fired;
  }

  it('tell of a model that does not answer', () =>
    causeUntilFired('CasewrightModelFails', () =>
      post('/api/insights/analyze', { text: 'Mill Co. pays $48,000 to Acme LLC.', title: 'A' }),
    ));

  it('tell of an import that failed', async () => {
    await db.query(FAILED_IMPORT);
    await prometheus.untilFired(['CasewrightImportFailed']);
  });

  it('tell of a job that nobody takes', async () => {
    await db.query(WAITING_JOB);
    await prometheus.untilFired(['CasewrightJobsWait']);
    await db.query(`DELETE FROM analysis.jobs WHERE correlation_id = ''`);
  });

  it('tell of a database that keeps searches waiting', async () => {
    // Requests that are counted: a rate is taken from what there was before.
    await post('/api/search', { query: 'Miranda warnings' });
    const fired = prometheus.untilFired([
      'CasewrightDatabaseBusy',
      'CasewrightQueueDeep',
      'CasewrightErrors',
      'CasewrightSearchSlow',
    ]);
    await db.query('BEGIN');
    await db.query(LOCK);
    const searches = Array.from({ length: SEARCHES }, (_, n) =>
      post('/api/search', { query: `Miranda warnings ${n}` }).then((answer) => answer.status),
    );
    await wait(LOCKED_MS);
    await db.query('ROLLBACK');
    await Promise.all([...searches, fired]);
  });

  it('tell of a process that keeps everybody waiting', () =>
    causeUntilFired('CasewrightEventLoopBlocked', async () => {
      // Shorter than Prometheus waits: who gives up does not hear of it.
      process.kill(product.pid, 'SIGSTOP');
      await wait(1_500);
      process.kill(product.pid, 'SIGCONT');
      await wait(3_000);
    }));

  it('tell of a process that does not answer', async () => {
    process.kill(product.pid, 'SIGSTOP');
    try {
      await prometheus.untilFired(['CasewrightDown']);
    } finally {
      process.kill(product.pid, 'SIGCONT');
    }
  });
});
