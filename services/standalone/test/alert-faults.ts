import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '@casewright/testing';
import type { Pool } from 'pg';
import type { Prometheus } from './prometheus.js';

const HERE = fileURLToPath(new URL('.', import.meta.url));

/** More than waits for a turn at the two files that are made at once, of users who may have ten each. */
const EXPORTS_OF_ONE = 14;
export const TOKENS_A_DAY = 1_000;

const FAILED_IMPORT = `
  INSERT INTO search.imports (source_label, paths, state) VALUES ('broken', '{}', 'failed')`;
const WAITING_JOB = `
  INSERT INTO analysis.jobs (id, user_id, kind, fingerprint, principal, correlation_id, token_sent_at,
                             created_at, deadline_at)
  VALUES (gen_random_uuid(), 1, 'analyze', '', '{}', '', now() + interval '1 hour',
          now() - interval '5 minutes', now() + interval '1 hour')`;
/** A backup that nobody has tried, and the newest attempt, which failed on a disk without room. */
const BAD_BACKUPS = `
  INSERT INTO auth.backups (made_at, bytes, verified_at, failure, stored, disk)
  VALUES (now() - interval '3 days', 1, NULL, NULL, false, NULL),
         (now(), 0, NULL, 'The disk is full.', false,
          '{"folder": "/backups", "isWritable": true, "freeMb": 1, "totalMb": 1000}')`;
const NO_CASES = `
  UPDATE search.index_generation AS new SET case_count = 0
    FROM search.index_generation AS old RETURNING old.case_count AS before`;
const SPENT = `
  INSERT INTO analysis.model_usage
  VALUES ($1, 'analyze', 'away', (now() AT TIME ZONE 'utc')::date, 1, 0, ${TOKENS_A_DAY}, 0)`;

const DOOMED_JOB = `
  INSERT INTO analysis.jobs (id, user_id, kind, fingerprint, principal, correlation_id, token_sent_at,
                             deadline_at)
  VALUES (gen_random_uuid(), $1, 'analyze', '', '{}', 'doomed', now(), now() + interval '1 hour')`;
/** Nobody can cancel a job. */
const NO_CANCELING = `
  CREATE FUNCTION analysis.refuse() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN RAISE 'This is the fault.'; END $$;
  CREATE TRIGGER refuse BEFORE UPDATE ON analysis.jobs
    FOR EACH ROW WHEN (NEW.state = 'cancelled') EXECUTE FUNCTION analysis.refuse()`;
/** A process of ours, as far as Prometheus sees it, in less memory than it takes. The whole product starts slowly. */
const METRICS_ALONE = `
  process.constrainedMemory = () => 40 * 2 ** 20;
  const { openMetrics } = await import('@casewright/platform/metrics');
  await openMetrics([]);`;

/** An entry of long ago that does not follow from the one before: no receiver gets it. */
const FORGED_ENTRY = `
  INSERT INTO auth.audit_entries
  SELECT max(number) + 1, gen_random_uuid(), now() - interval '1 hour', 1, 'sign_in', NULL, NULL, 'done', 'forged',
         repeat('f', 64), repeat('e', 64)
    FROM auth.audit_entries`;

const TEXT = { text: 'Mill Co. pays $48,000 to Acme LLC.', title: 'A' };
const WRONG_PASSWORD = { email: 'nobody@firm.example', password: 'wrong-1' };
const FILE = {
  format: 'pdf',
  type: 'analysis',
  data: { title: 'A', analysis: 'B. '.repeat(9_000) },
};

/** Someone who is signed in. */
export interface Person {
  readonly id: number;
  post(path: string, body: object): Promise<Response>;
}

interface World {
  readonly prometheus: Prometheus;
  readonly db: Pool;
  /** An administrator, who uses the model; who has used it up; who is locked out; and others. */
  readonly people: readonly [Person, Person, Person, ...Person[]];
}

/** Faults by the alert that tells of them. Each lasts until it is told of, and harms no other. */
export function faultsIn({ prometheus, db, people }: World) {
  const [ann, ben, cleo, ...others] = people;
  const fired = (...alerts: string[]) => prometheus.untilFired(alerts);

  /** Causes a fault again and again until it is told of. */
  async function again(alerts: string | string[], cause: () => Promise<unknown>): Promise<void> {
    let isOver = false;
    const told = fired(...[alerts].flat()).finally(() => (isOver = true));
    // It is heard of below, once the cause has ended.
    told.catch(() => undefined);
    while (!isOver) await cause();
    await told;
  }

  const jobHasWaited = (async () => {
    await db.query(WAITING_JOB);
    await fired('CasewrightJobsWait');
    await db.query(`DELETE FROM analysis.jobs WHERE correlation_id = ''`);
  })();

  /** A process that ends soon, and that is short of memory until then. */
  const endsAgain = (async () => {
    const port = await freePort();
    prometheus.watch(port);
    const alerts = ['CasewrightRestarts', 'CasewrightMemoryHigh'];
    await again(alerts, () => runBriefly(prometheus, port));
  })();
  // Whoever looks at it later is told all the same.
  endsAgain.catch(() => undefined);

  return {
    async CasewrightModelFails(alert: string) {
      // A worker that is asked for takes the job that waits.
      await jobHasWaited;
      await again(alert, () => ann.post('/api/insights/analyze', TEXT));
    },
    async CasewrightBudgetUsedUp(alert: string) {
      await db.query(SPENT, [ben.id]);
      await again(alert, () => ben.post('/api/insights/analyze', TEXT));
    },
    CasewrightOverloaded: (alert: string) =>
      again(alert, () => Promise.all([ann, ben, ...others].flatMap(exportMany))),
    async CasewrightImportFailed(alert: string) {
      await db.query(FAILED_IMPORT);
      await fired(alert);
    },
    CasewrightJobsWait: () => jobHasWaited,
    async CasewrightLibraryEmpty(alert: string) {
      const [{ before }] = (await db.query(NO_CASES)).rows;
      await fired(alert);
      await db.query('UPDATE search.index_generation SET case_count = $1', [before]);
    },
    async CasewrightMessagesGivenUp(alert: string) {
      await db.query(NO_CANCELING);
      await again(alert, async () => {
        await db.query(DOOMED_JOB, [cleo.id]);
        await ann.post(`/api/admin/users/${cleo.id}/disable`, {});
        await ann.post(`/api/admin/users/${cleo.id}/enable`, {});
      });
    },
    async CasewrightBackupFailed(alert: string) {
      await db.query(BAD_BACKUPS);
      await fired(
        ...[alert, 'CasewrightBackupOld', 'CasewrightBackupUntested', 'CasewrightBackupOnlyHere'],
        'CasewrightDiskFilling',
      );
    },
    async CasewrightJobsFail(alert: string) {
      await jobHasWaited;
      await again(alert, () => ann.post('/api/insights/analyze', TEXT));
    },
    CasewrightLoginsRefused: (alert: string) =>
      again(alert, () => ann.post('/api/auth/login', WRONG_PASSWORD)),
    async CasewrightAuditLogBroken(alert: string) {
      await db.query(FORGED_ENTRY);
      await fired(alert, 'CasewrightAuditNotShipped');
    },
    CasewrightRestarts: () => endsAgain,
    CasewrightMemoryHigh: () => endsAgain,
  };
}

function exportMany(person: Person): Promise<unknown>[] {
  return Array.from({ length: EXPORTS_OF_ONE }, () =>
    person.post('/api/export', FILE).then((answer) => answer.arrayBuffer()),
  );
}

/** A process that ends as soon as it has been seen. */
async function runBriefly(prometheus: Prometheus, port: number): Promise<void> {
  const before = await prometheus.startOf(port);
  const child = spawn(process.execPath, ['--input-type=module', '--eval', METRICS_ALONE], {
    cwd: HERE,
    env: { PATH: process.env.PATH, METRICS_PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  while (child.exitCode === null && (await prometheus.startOf(port)) === before) {
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  child.kill('SIGKILL');
  await ended;
}
