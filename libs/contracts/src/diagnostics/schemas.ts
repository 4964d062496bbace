import { z } from 'zod';
import { SERVICES } from '../define.js';
import { BuildIdentitySchema } from '../health.js';
import { ServiceReportSchema, SettingSchema } from './report.js';

const count = z.number().int().nonnegative();

/** Everything that can be found wrong. */
export const FAULT_CODES = [
  'BROKER_AWAY',
  'BROKER_BLOCKED',
  'SERVICE_AWAY',
  'SERVICE_CANNOT_START',
  'SERVICE_SILENT',
  'SCHEMA_NEWER',
  'VERSIONS_DIFFER',
  'CLOCKS_DIFFER',
  'DATABASE_AWAY',
  'DATABASE_REFUSES',
  'DATABASE_CROWDED',
  'DATABASE_SLOW',
  'DATABASE_READ_ONLY',
  'STORAGE_FULL',
  'STORAGE_LOW',
  'STORAGE_NOT_WRITABLE',
  'QUEUE_UNSERVED',
  'QUEUE_LONG',
  'DEAD_LETTERS',
  'JOBS_WAIT',
  'JOBS_OVERDUE',
  'IMPORT_FAILED',
  'IMPORT_INTERRUPTED',
  'SEARCH_INDEX_AWAY',
  'SEARCH_INDEX_BEHIND',
  'MODEL_KEY_MISSING',
  'MODEL_KEY_REFUSED',
  'MODEL_UNREACHABLE',
  'MODEL_SLOW',
  'MODEL_LIMITED',
  'MODEL_FAILS',
  'EMBEDDINGS_FAIL',
  'OCR_MISSING',
  'OBJECT_STORE_AWAY',
  'BACKUP_FAILED',
  'BACKUP_UNTRIED',
  'BACKUP_OLD',
  'AUDIT_LOG_BROKEN',
  'AUDIT_LOG_DIFFERS',
  'AUDIT_NOT_SHIPPED',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

const FaultSchema = z.object({
  code: z.enum(FAULT_CODES),
  /** `down`: users notice; `warning`: they will, or something is being lost. */
  severity: z.enum(['down', 'warning']),
  /** Sentences: what happened, and what to do. */
  what: z.string(),
  todo: z.string(),
});
export type Fault = z.infer<typeof FaultSchema>;

const QueueStateSchema = z.object({
  name: z.string(),
  service: z.enum(SERVICES),
  holds: z.enum(['calls', 'jobs', 'dead jobs', 'dead events']),
  waiting: count,
  consumers: count,
});
export type QueueState = z.infer<typeof QueueStateSchema>;

/**
 * `ready`: everything it needs is up; `impaired`: it answers, but something is not; `away`: no
 * answer.
 */
const ServiceViewSchema = z.object({
  name: z.enum(SERVICES),
  state: z.enum(['ready', 'impaired', 'away']),
  /** Null where it did not answer. */
  answeredInMs: count.nullable(),
  /** How far its clock is ahead of the gateway's, in milliseconds; null if unknown. */
  aheadMs: z.number().int().nullable(),
  /** Why it does not answer, or could not start: a sentence. */
  reason: z.string().nullable(),
  report: ServiceReportSchema.nullable(),
});
export type ServiceView = z.infer<typeof ServiceViewSchema>;

/** How often this gateway refused or failed requests in the last hour. */
const ErrorCountSchema = z.object({
  code: z.string(),
  status: z.number().int(),
  count,
  lastAt: z.iso.datetime(),
});
export type ErrorCount = z.infer<typeof ErrorCountSchema>;

export const DiagnosticsSchema = z.object({
  at: z.iso.datetime(),
  build: BuildIdentitySchema,
  startedAt: z.iso.datetime(),
  /** The worst first. */
  faults: z.array(FaultSchema),
  broker: z.object({
    kind: z.enum(['rabbitmq', 'in-process']),
    status: z.enum(['up', 'down']),
    detail: z.string().nullable(),
  }),
  services: z.array(ServiceViewSchema),
  /** Null where the broker could not be asked. */
  queues: z.array(QueueStateSchema).nullable(),
  errors: z.array(ErrorCountSchema),
  /** Of the gateway; those of the services are in their reports. */
  settings: z.array(SettingSchema),
});
export type Diagnostics = z.infer<typeof DiagnosticsSchema>;
