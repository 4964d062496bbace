import {
  type EngineReport,
  FAULT_CODES,
  type FaultCode,
  SERVICES,
  type ServiceReport,
  type ServiceView,
} from '@casewright/contracts';
import { findFaults } from './find-faults.js';
import type { Seen } from './found.js';

const AT = '2026-11-23T09:00:00.000Z';
const BUILT = { version: '1.0.0', commit: null, builtAt: null };
const MODEL: EngineReport = {
  engine: 'openai',
  model: 'm',
  host: 'ollama:11434',
  isPaused: false,
  fault: null,
  p95Ms: 900,
  timeoutMs: 60_000,
};

function report(change: Partial<ServiceReport> = {}): ServiceReport {
  return {
    build: BUILT,
    startedAt: AT,
    clock: 0,
    dependencies: [],
    settings: [],
    disks: [],
    database: { version: '17.2', sizeMb: 40, isReadOnly: false, aheadMs: 3 },
    jobs: null,
    newestImport: null,
    engine: null,
    ocr: null,
    backups: null,
    auditShipping: null,
    searchIndex: null,
    ...change,
  };
}

function view(change: Partial<ServiceView> = {}): ServiceView {
  return {
    name: 'search',
    state: 'ready',
    answeredInMs: 3,
    aheadMs: 0,
    reason: null,
    report: report(),
    ...change,
  };
}

/** A healthy installation, except for one service. */
function seen(odd: Partial<ServiceView> = {}, change: Partial<Seen> = {}): Seen {
  const services = SERVICES.map((name) =>
    name === (odd.name ?? 'search') ? view({ name, ...odd }) : view({ name }),
  );
  return {
    at: AT,
    build: BUILT,
    startedAt: AT,
    services,
    queues: [],
    errors: [],
    settings: [],
    broker: { kind: 'rabbitmq', status: 'up', detail: null },
    ...change,
  };
}

const reporting = (change: Partial<ServiceReport>): Seen => seen({ report: report(change) });
const down = (name: string, code?: string, detail = 'no route'): Seen =>
  reporting({ dependencies: [{ name, status: 'down', detail, ...(code ? { code } : {}) }] });
const away = (reason: string | null): Seen => seen({ state: 'away', report: null, reason });
const engine = (change: Partial<EngineReport>): Seen =>
  reporting({ engine: { ...MODEL, ...change } });
const queue = (holds: 'jobs' | 'dead jobs', waiting: number, consumers: number): Seen =>
  seen({}, { queues: [{ name: 'q', service: 'search', holds, waiting, consumers }] });
const imported = (state: 'failed' | 'interrupted'): Seen =>
  reporting({
    newestImport: {
      id: 1,
      state,
      label: 'a',
      format: null,
      at: AT,
      added: 0,
      changed: 0,
      bad: 0,
      error: 'The file has no cases.',
    },
  });
const broker = (detail: string): Seen =>
  seen({ state: 'away' }, { broker: { kind: 'rabbitmq', status: 'down', detail } });
const states = (oldestSeconds: number, overdue = 0): Seen =>
  reporting({
    jobs: { states: [{ state: 'queued', count: 7, oldestSeconds }], overdue, failures: [] },
  });

const backups = (at: string, verifiedAt: string | null, failure: string | null = null): Seen =>
  reporting({ backups: { newest: { at, verifiedAt, megabytes: 12, remark: null }, failure } });
const remarked = (remark: string): Seen =>
  reporting({
    backups: { newest: { at: AT, verifiedAt: AT, megabytes: 12, remark }, failure: null },
  });
const shipping = (oldestSeconds: number, brokenAt: number | null): Seen =>
  reporting({
    auditShipping: {
      waiting: 7,
      oldestSeconds,
      lastAt: AT,
      brokenAt,
      failure: brokenAt ? `Entry ${brokenAt} was shipped, and is gone.` : 'It answered 503.',
    },
  });

const CASES: Record<FaultCode, Seen> = {
  BROKER_AWAY: broker('The connection to the message broker is lost.'),
  BROKER_BLOCKED: broker('The message broker accepts no messages: low on disk.'),
  SERVICE_AWAY: away(null),
  SERVICE_CANNOT_START: away('The configuration cannot be used.'),
  SERVICE_SILENT: away('The search service did not answer in time. Please try again.'),
  SCHEMA_NEWER: away('The database was written by a newer version of the application: X.'),
  VERSIONS_DIFFER: reporting({ build: { ...BUILT, version: '0.9.0' } }),
  CLOCKS_DIFFER: seen({ aheadMs: -90_000 }),
  DATABASE_AWAY: down('database', 'ECONNREFUSED'),
  DATABASE_REFUSES: down('database', '28P01'),
  DATABASE_CROWDED: down('database', '53300'),
  DATABASE_SLOW: down('database', undefined, 'no answer in time'),
  DATABASE_READ_ONLY: reporting({
    database: { version: '17', sizeMb: 1, isReadOnly: true, aheadMs: 0 },
  }),
  STORAGE_FULL: down('storage', 'ENOSPC'),
  STORAGE_LOW: down('storage', undefined, 'only 12 MB free'),
  STORAGE_NOT_WRITABLE: reporting({
    disks: [{ folder: '/data', freeMb: 1, totalMb: 2, isWritable: false }],
  }),
  QUEUE_UNSERVED: queue('jobs', 3, 0),
  QUEUE_LONG: queue('jobs', 3_000, 1),
  DEAD_LETTERS: queue('dead jobs', 2, 0),
  JOBS_WAIT: states(600),
  JOBS_OVERDUE: states(0, 2),
  IMPORT_FAILED: imported('failed'),
  IMPORT_INTERRUPTED: imported('interrupted'),
  MODEL_KEY_MISSING: engine({ engine: 'keyless' }),
  MODEL_KEY_REFUSED: engine({ fault: 'key' }),
  MODEL_UNREACHABLE: engine({ fault: 'unreachable' }),
  MODEL_SLOW: engine({ p95Ms: 59_000 }),
  MODEL_LIMITED: engine({ fault: 'rate-limited' }),
  MODEL_FAILS: engine({ fault: 'bad-request' }),
  EMBEDDINGS_FAIL: down('embeddings', undefined, 'The endpoint does not answer.'),
  OCR_MISSING: reporting({ ocr: { state: 'missing' } }),
  OBJECT_STORE_AWAY: down('object-store', undefined, 'It did not answer.'),
  BACKUP_FAILED: backups(AT, AT, 'There is no room.'),
  BACKUP_UNTRIED: backups(AT, null),
  BACKUP_OLD: backups('2026-11-14T09:00:00.000Z', AT),
  AUDIT_LOG_DIFFERS: shipping(4, 3),
  SEARCH_INDEX_AWAY: down('opensearch'),
  SEARCH_INDEX_BEHIND: reporting({
    searchIndex: { state: 'behind', waiting: 7, failure: 'OpenSearch refused a document.' },
  }),
  AUDIT_NOT_SHIPPED: shipping(301, null),
  AUDIT_LOG_BROKEN: remarked('audit chain broken at entry 3 (changed)'),
};

describe('the faults of an installation', () => {
  it.each(FAULT_CODES)('are found: %s, and nothing beside it', (code) => {
    const faults = findFaults(CASES[code]);
    expect(faults.map((fault) => fault.code)).toEqual([code]);
    for (const sentence of [faults[0]?.what, faults[0]?.todo]) expect(sentence).toMatch(/\.$/);
  });

  it('are none in a sound one', () => expect(findFaults(seen())).toEqual([]));

  it('are told once for all services that have them, and the worst first', () => {
    const dependencies = [{ name: 'database', status: 'down', code: 'ECONNREFUSED' } as const];
    const services = SERVICES.map((name) => view({ name, report: report({ dependencies }) }));
    const queues = queue('dead jobs', 2, 0).queues;
    const faults = findFaults(seen({}, { services, queues }));
    expect(faults.map(({ code }) => code)).toEqual(['DATABASE_AWAY', 'DEAD_LETTERS']);
    expect(faults[0]?.what).toContain('the auth, search, analysis and export services');
  });
});
