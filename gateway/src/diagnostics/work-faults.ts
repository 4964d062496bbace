import type {
  AuditShippingReport,
  BackupsReport,
  EngineReport,
  FaultCode,
  ImportReport,
  JobsReport,
  QueueState,
  SearchIndexReport,
} from '@casewright/contracts';
import { type Found, inWords, type Seen } from './found.js';

/** How long a job may wait for a worker before it is reported, in seconds. */
const WAITS_LONG_S = 60;
const LONG_QUEUE = 500;
/** A model is slow if its answers take this fraction of the time allowed. */
const SLOW_SHARE = 0.8;

/** Age at which a backup is old, in seconds: a week, plus a day of tolerance. */
const BACKUP_OLD_S = 8 * 86_400;

/** How long an audit entry may wait to be shipped, in seconds. */
const NOT_SHIPPED_S = 5 * 60;

/** Faults in the services' work: queues, jobs, imports, engine, disks. */
export function workFaults(seen: Seen): Found[] {
  const away = new Set(seen.services.filter((s) => s.state === 'away').map((s) => s.name));
  const reports = seen.services.flatMap(({ report }) => report ?? []);
  const folders = new Map(reports.flatMap(({ disks }) => disks.map((disk) => [disk.folder, disk])));
  return [
    ...(seen.queues ?? []).filter(({ service }) => !away.has(service)).flatMap(queue),
    ...reports.flatMap(({ jobs }) => jobsFaults(jobs)),
    ...reports.flatMap(({ newestImport }) => importFault(newestImport)),
    ...reports.flatMap(({ searchIndex }) => indexFault(searchIndex)),
    ...reports.flatMap(({ engine }) => engineFault(engine)),
    ...reports.flatMap(({ backups }) => backupFault(backups, seen.at)),
    ...reports.flatMap(({ auditShipping }) => shippingFault(auditShipping)),
    ...reports.flatMap(({ ocr }): Found[] => (ocr?.state === 'missing' ? [['OCR_MISSING']] : [])),
    ...reports.flatMap(({ dependencies }) =>
      dependencies.flatMap(({ name, status, detail = '' }): Found[] =>
        status === 'down' && OF_DEPENDENCIES[name]
          ? [[OF_DEPENDENCIES[name], { said: detail }]]
          : [],
      ),
    ),
    ...[...folders.values()].flatMap(({ folder, isWritable }): Found[] =>
      isWritable ? [] : [['STORAGE_NOT_WRITABLE', { who: folder }]],
    ),
  ];
}

function queue({ name: who, holds, waiting: count, consumers }: QueueState): Found[] {
  if (holds.startsWith('dead')) return count > 0 ? [['DEAD_LETTERS', { who, count }]] : [];
  if (consumers === 0) return [['QUEUE_UNSERVED', { who, count }]];
  return count > LONG_QUEUE ? [['QUEUE_LONG', { who, count }]] : [];
}

function jobsFaults(jobs: JobsReport | null): Found[] {
  const queued = jobs?.states.find(({ state }) => state === 'queued');
  const { count = 0, oldestSeconds = 0 } = queued ?? {};
  const waits: Found[] =
    oldestSeconds > WAITS_LONG_S ? [['JOBS_WAIT', { count, age: inWords(oldestSeconds) }]] : [];
  return jobs?.overdue ? [['JOBS_OVERDUE', { count: jobs.overdue }], ...waits] : waits;
}

/** By the name of the dependency. */
const OF_DEPENDENCIES: Readonly<Record<string, FaultCode>> = {
  embeddings: 'EMBEDDINGS_FAIL',
  opensearch: 'SEARCH_INDEX_AWAY',
};

/** While the cluster is away, that says more. */
function indexFault(index: SearchIndexReport | null): Found[] {
  if (!index?.failure) return [];
  return [['SEARCH_INDEX_BEHIND', { count: index.waiting, said: index.failure }]];
}

function importFault(newest: ImportReport | null): Found[] {
  if (newest?.state === 'interrupted') return [['IMPORT_INTERRUPTED']];
  if (newest?.state !== 'failed') return [];
  return [['IMPORT_FAILED', { said: newest.error ?? 'its log says why.' }]];
}

/**
 * The analysis service's codes for model faults. A useless answer is not a fault of the
 * installation.
 */
const OF_THE_MODEL: Readonly<Record<string, FaultCode>> = {
  key: 'MODEL_KEY_REFUSED',
  unreachable: 'MODEL_UNREACHABLE',
  unavailable: 'MODEL_UNREACHABLE',
  paused: 'MODEL_UNREACHABLE',
  timeout: 'MODEL_SLOW',
  'rate-limited': 'MODEL_LIMITED',
  forbidden: 'MODEL_FAILS',
  malformed: 'MODEL_FAILS',
  'bad-request': 'MODEL_FAILS',
};

function engineFault(engine: EngineReport | null): Found[] {
  if (engine?.engine === 'keyless') return [['MODEL_KEY_MISSING']];
  if (engine?.engine !== 'openai') return [];
  const { host, fault, p95Ms, timeoutMs } = engine;
  const who = host ?? '';
  const age = inWords((timeoutMs ?? 0) / 1_000);
  const code = fault === null ? undefined : OF_THE_MODEL[fault];
  if (code) return [[code, { who, said: fault ?? '', age }]];
  const isSlow = timeoutMs !== null && (p95Ms ?? 0) > timeoutMs * SLOW_SHARE;
  return isSlow ? [['MODEL_SLOW', { who, age }]] : [];
}

/** An installation that has never made a backup is not warned: it may be backed up from outside. */
function backupFault(backups: BackupsReport | null, now: string): Found[] {
  if (backups?.failure) return [['BACKUP_FAILED', { said: backups.failure }]];
  if (!backups?.newest) return [];
  const { at, verifiedAt, remark } = backups.newest;
  const broken: Found[] = remark ? [['AUDIT_LOG_BROKEN', { said: remark }]] : [];
  const seconds = (Date.parse(now) - Date.parse(at)) / 1_000;
  if (seconds > BACKUP_OLD_S) return [['BACKUP_OLD', { age: inWords(seconds) }], ...broken];
  return verifiedAt ? broken : [['BACKUP_UNTRIED']];
}

function shippingFault(shipping: AuditShippingReport | null): Found[] {
  if (!shipping) return [];
  const { brokenAt, failure, waiting: count, oldestSeconds } = shipping;
  if (brokenAt !== null) return [['AUDIT_LOG_DIFFERS', { said: failure ?? '' }]];
  if (oldestSeconds <= NOT_SHIPPED_S) return [];
  return [['AUDIT_NOT_SHIPPED', { count, age: inWords(oldestSeconds), said: failure ?? '' }]];
}
