import type {
  AuditShippingReport,
  BackupsReport,
  Diagnostics,
  Fault,
  ServiceView,
} from '@casewright/contracts';

/** Format version of the bundle. */
const FORM = 1;

/**
 * The diagnostics without anything confidential: versions, states, counts, and codes. Each field is
 * listed explicitly, so a new one stays out until someone decides; sentences, names of files,
 * folders, hosts, and models, and anything else that could quote content are left out.
 */
export function supportBundle(seen: Diagnostics): object {
  return {
    form: FORM,
    at: seen.at,
    build: seen.build,
    startedAt: seen.startedAt,
    runtime: { node: process.version, platform: process.platform, arch: process.arch },
    faults: seen.faults.map(({ code, severity }: Fault) => ({ code, severity })),
    broker: { kind: seen.broker.kind, status: seen.broker.status },
    services: seen.services.map(service),
    queues: seen.queues?.map(({ name, holds, waiting, consumers }) => {
      return { name, holds, waiting, consumers };
    }),
    errors: seen.errors.map(({ code, status, count, lastAt }) => ({ code, status, count, lastAt })),
    settings: seen.settings,
  };
}

function backupsWithoutWords({ newest, failure }: BackupsReport): object {
  const { remark = null, ...made } = newest ?? {};
  return { newest: newest && { ...made, hasRemark: remark !== null }, hasFailed: failure !== null };
}

function shippingWithoutWords({ failure, ...counts }: AuditShippingReport): object {
  return { ...counts, hasFailed: failure !== null };
}

function service({ name, state, answeredInMs, aheadMs, report }: ServiceView): object {
  if (!report) return { name, state };
  const { build, startedAt, database, jobs, newestImport, engine, ocr, settings, backups } = report;
  const { auditShipping, searchIndex } = report;
  return {
    name,
    state,
    answeredInMs,
    aheadMs,
    build,
    startedAt,
    dependencies: report.dependencies.map((dependency) => {
      return { name: dependency.name, status: dependency.status, code: dependency.code };
    }),
    database,
    disks: report.disks.map(({ freeMb, totalMb, isWritable }) => ({ freeMb, totalMb, isWritable })),
    jobs,
    newestImport: newestImport && {
      state: newestImport.state,
      format: newestImport.format,
      at: newestImport.at,
      added: newestImport.added,
      changed: newestImport.changed,
      bad: newestImport.bad,
    },
    searchIndex: searchIndex && {
      state: searchIndex.state,
      waiting: searchIndex.waiting,
      hasFailed: searchIndex.failure !== null,
    },
    engine: engine && {
      engine: engine.engine,
      isPaused: engine.isPaused,
      fault: engine.fault,
      p95Ms: engine.p95Ms,
      timeoutMs: engine.timeoutMs,
    },
    backups: backups && backupsWithoutWords(backups),
    auditShipping: auditShipping && shippingWithoutWords(auditShipping),
    ocr,
    settings,
  };
}
