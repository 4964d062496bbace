import { z } from 'zod';
import { BuildIdentitySchema, DependencyStateSchema } from '../health.js';
import { JobStateSchema } from '../jobs/schemas.js';
import { IMPORT_STATES } from '../library/schemas.js';

const count = z.number().int().nonnegative();

/** An environment variable that is set; a value that may be a secret or a name shows as `set`. */
export const SettingSchema = z.object({ name: z.string(), value: z.string() });
export type Setting = z.infer<typeof SettingSchema>;

const DatabaseReportSchema = z.object({
  version: z.string(),
  sizeMb: count,
  /** Whether nothing can be stored, because it is a standby or configured so. */
  isReadOnly: z.boolean(),
  /** How far its clock is ahead of the service's, in milliseconds. */
  aheadMs: z.number().int(),
});

/** A disk that a process writes to on its own. */
const DiskReportSchema = z.object({
  folder: z.string(),
  freeMb: count,
  totalMb: count,
  isWritable: z.boolean(),
});
export type DiskReport = z.infer<typeof DiskReportSchema>;

const JobsReportSchema = z.object({
  /** The oldest of `queued` and `running` by its age, of others by how long ago it ended. */
  states: z.array(z.object({ state: JobStateSchema, count, oldestSeconds: count })),
  /** Not finished although their deadline has passed. */
  overdue: count,
  /** Why jobs that are still remembered failed. */
  failures: z.array(z.object({ code: z.string(), count })),
});
export type JobsReport = z.infer<typeof JobsReportSchema>;

const ImportReportSchema = z.object({
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

/** How far an index outside the database has followed the library; null if the database has it. */
const SearchIndexReportSchema = z.object({
  /** `making`: searches go elsewhere until it is complete. */
  state: z.enum(['making', 'complete', 'behind']),
  /** Cases that are not in it as they are in the library. */
  waiting: count,
  /** Why the latest attempt to follow failed: a sentence. */
  failure: z.string().nullable(),
});
export type SearchIndexReport = z.infer<typeof SearchIndexReportSchema>;

const EngineReportSchema = z.object({
  engine: z.enum(['local', 'openai', 'keyless']),
  /** Of a model: its name and where it is. */
  model: z.string().nullable(),
  host: z.string().nullable(),
  isPaused: z.boolean(),
  /** How its latest request failed; null if it did not, or there was none. */
  fault: z.string().nullable(),
  /** 95th percentile of response times. */
  p95Ms: z.number().nonnegative().nullable(),
  timeoutMs: z.number().nonnegative().nullable(),
});
export type EngineReport = z.infer<typeof EngineReportSchema>;

/** Recognition of scanned pages: `missing` where a file of it is not installed. */
const OcrReportSchema = z.object({ state: z.enum(['ready', 'off', 'missing']) });
export type OcrReport = z.infer<typeof OcrReportSchema>;

const BackupsReportSchema = z.object({
  newest: z
    .object({
      at: z.iso.datetime(),
      megabytes: count,
      /** When a trial restore succeeded. */
      verifiedAt: z.iso.datetime().nullable(),
      /** What is wrong with its content, although it is complete. */
      remark: z.string().nullable().default(null),
    })
    .nullable(),
  /** Why the latest attempt failed, or produced an incomplete backup: a sentence. */
  failure: z.string().nullable(),
});
export type BackupsReport = z.infer<typeof BackupsReportSchema>;

/** How far the audit log is shipped; null if it is not shipped. */
const AuditShippingReportSchema = z.object({
  /** Entries that the receiver does not have, and the age of the oldest. */
  waiting: count,
  oldestSeconds: count,
  lastAt: z.iso.datetime().nullable(),
  /** Why the latest attempt failed: a sentence. */
  failure: z.string().nullable(),
  /** The entry from which on the log no longer matches what was shipped. */
  brokenAt: count.nullable(),
});
export type AuditShippingReport = z.infer<typeof AuditShippingReportSchema>;

/** A service's report; null for what it does not have or could not find out in time. */
const ServicePartsSchema = z.object({
  database: DatabaseReportSchema.nullable().default(null),
  disks: z.array(DiskReportSchema).default([]),
  jobs: JobsReportSchema.nullable().default(null),
  newestImport: ImportReportSchema.nullable().default(null),
  searchIndex: SearchIndexReportSchema.nullable().default(null),
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
