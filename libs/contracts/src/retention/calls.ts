import { z } from 'zod';
import { defineCall } from '../define.js';
import { defineRoute } from '../route.js';
import { DeletionCertificateSchema, RetentionRuleSchema } from './schemas.js';

/** Certificates of each service that are listed, newest first. */
export const CERTIFICATES_SHOWN = 200;

const RetentionViewSchema = z.object({
  rules: z.array(RetentionRuleSchema),
  /** Newest first. */
  certificates: z.array(DeletionCertificateSchema),
});

const retention = {
  rule: 'oversee',
  request: z.object({}),
  response: RetentionViewSchema,
  deadlineMs: 4_000,
} as const;

/** How long each service keeps what, and what it deleted for that. */
export const readRetention = {
  auth: defineCall('auth.retention.read', retention),
  search: defineCall('search.retention.read', retention),
  analysis: defineCall('analysis.retention.read', retention),
  export: defineCall('export.retention.read', retention),
} as const;
export const RETENTION_SERVICES = ['analysis', 'search', 'export', 'auth'] as const;

const RetentionSchema = RetentionViewSchema.extend({
  /** Services that did not answer: what they keep is left out. */
  away: z.array(z.enum(RETENTION_SERVICES)),
});
export type Retention = z.infer<typeof RetentionSchema>;

export const listRetention = defineRoute({
  rule: 'oversee',
  route: 'GET /admin/retention',
  tag: 'Audit log',
  summary: 'Retention periods, and certificates of what was deleted, newest first',
  response: RetentionSchema,
  limit: { requests: 120, seconds: 60 },
});
