import { z } from 'zod';
import { BuildIdentitySchema, DependencyStateSchema } from '../health.js';
import { JobStateSchema } from '../jobs/schemas.js';
import { IMPORT_STATES } from '../library/schemas.js';

const count = z.number().int().nonnegative();

/** A variable of the environment that is set; a value that could be a secret or a name is `set`. */
export const SettingSchema = z.object({ name: z.string(), value: z.string() });
export type Setting = z.infer<typeof SettingSchema>;

export const DatabaseReportSchema = z.object({
  version: z.string(),
  sizeMb: count,
  /** Nothing can be stored: a standby, or set so. */
  isReadOnly: z.boolean(),
  /** Milliseconds by which its clock is ahead of the service's. */
  aheadMs: z.number().int(),
});

/** A disk that a process writes to on its own. */
export const DiskReportSchema = z.object({
  folder: z.string(),
  freeMb: count,
  totalMb: count,
  isWritable: z.boolean(),
});
export type DiskReport = z.infer<typeof DiskReportSchema>;

export const JobsReportSchema = z.object({
  /** The oldest of `queued` and `running` by its age, of others by how long ago it ended. */
  states: z.array(z.object({ state: JobStateSchema, count, oldestSeconds: count })),
  /** Not ended although their time is over. */
  overdue: count,
  /** Why jobs that are still remembered failed. */
  failures: z.array(z.object({ code: z.string(), count })),
});
export type JobsReport = z.infer<typeof JobsReportSchema>;

export const ImportReportSchema = z.object({
  id: z.number().int(),
  state: z.enum(IMPORT_STATES),
  /** Names of files and folders: for administrators' eyes, never in a support bundle. */
  label: z.string(),
  format: z.string().nullable(),
  at: z.iso.datetime(),
  added: count,
  changed: count,
  bad: count,
  error: z.string().nullable(),
});
export type ImportReport = z.infer<typeof ImportReportSchema>;

export const EngineReportSchema = z.object({
  engine: z.enum(['local', 'openai', 'keyless']),
  /** Of a model: its name and where it is. */
  model: z.string().nullable(),
  host: z.string().nullable(),
  isPaused: z.boolean(),
  /** How the newest request to it failed; null where it did not, or there was none. */
  fault: z.string().nullable(),
  /** Of 100 answers, 95 took at most so long. */
  p95Ms: z.number().nonnegative().nullable(),
  timeoutMs: z.number().nonnegative().nullable(),
});
export type EngineReport = z.infer<typeof EngineReportSchema>;

/** Recognition of scanned pages: `missing` where a file of it is not installed. */
export const OcrReportSchema = z.object({ state: z.enum(['ready', 'off', 'missing']) });
export type OcrReport = z.infer<typeof OcrReportSchema>;

export const BackupsReportSchema = z.object({
  newest: z
    .object({
      at: z.iso.datetime(),
      megabytes: count,
      /** When it had been restored on trial, and was whole. */
      verifiedAt: z.iso.datetime().nullable(),
      /** What is wrong with what it holds, though it is whole. */
      remark: z.string().nullable().default(null),
    })
    .nullable(),
  /** Why the newest try came to nothing, or to a backup that is not whole: a sentence. */
  failure: z.string().nullable(),
});
export type BackupsReport = z.infer<typeof BackupsReportSchema>;

/** How far the audit log is shipped; null where the installation ships it nowhere. */
export const AuditShippingReportSchema = z.object({
  /** Entries that the receiver does not have, and the age of the oldest. */
  waiting: count,
  oldestSeconds: count,
  lastAt: z.iso.datetime().nullable(),
  /** Why the newest try failed: a sentence. */
  failure: z.string().nullable(),
  /** The entry from which on the log is not what was shipped. */
  brokenAt: count.nullable(),
});
export type AuditShippingReport = z.infer<typeof AuditShippingReportSchema>;

/** What a service can say of itself; null is what it has not, or could not find out in time. */
export const ServicePartsSchema = z.object({
  database: DatabaseReportSchema.nullable().default(null),
  disks: z.array(DiskReportSchema).default([]),
  jobs: JobsReportSchema.nullable().default(null),
  newestImport: ImportReportSchema.nullable().default(null),
  engine: EngineReportSchema.nullable().default(null),
  ocr: OcrReportSchema.nullable().default(null),
  backups: BackupsReportSchema.nullable().default(null),
  auditShipping: AuditShippingReportSchema.nullable().default(null),
});
export type ServiceParts = z.infer<typeof ServicePartsSchema>;

export const ServiceReportSchema = ServicePartsSchema.extend({
  build: BuildIdentitySchema,
  startedAt: z.iso.datetime(),
  /** Epoch milliseconds by the service's clock when it answered. */
  clock: z.number(),
  dependencies: z.array(DependencyStateSchema),
  settings: z.array(SettingSchema),
});
export type ServiceReport = z.infer<typeof ServiceReportSchema>;
