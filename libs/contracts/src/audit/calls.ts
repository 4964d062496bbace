import { z } from 'zod';
import { defineCall, defineJob } from '../define.js';
import { defineRoute } from '../route.js';
import { AUDIT_OUTCOMES, ReportedActionSchema } from './actions.js';
import {
  AuditCheckQuerySchema,
  AuditCheckSchema,
  AuditEntrySchema,
  AuditPageSchema,
  AuditQuerySchema,
  AuditSubjectSchema,
} from './schemas.js';

/** Entries per `readAudit`: about 120 KB of a message's 256 KB. */
export const AUDIT_READ_ENTRIES = 250;

/**
 * Appends what a route of the gateway has done. A job and not an event: one replica of the service
 * appends it, once, and it waits and is sent again for as long as the database is down.
 * Who did it and in which request is in the message's context; the message's id is the entry's.
 */
export const appendAudit = defineJob('auth.audit.append', {
  payload: z.object({
    at: z.iso.datetime(),
    action: ReportedActionSchema,
    subject: AuditSubjectSchema.nullable(),
    outcome: z.enum(AUDIT_OUTCOMES),
  }),
  maxDeliveries: 12,
});

/** A page of the log, newest first. For administrators, like all calls here. */
export const listAudit = defineCall('auth.audit.list', {
  rule: 'oversee',
  response: AuditPageSchema,
  http: {
    route: 'GET /admin/audit',
    tag: 'Audit log',
    summary: 'A page of the audit log, newest first, by person, action and time',
    query: AuditQuerySchema,
    limit: { requests: 120, seconds: 60 },
    audit: { action: 'read_audit_log' },
  },
});

/** Raw entries after a number, oldest first, for an export. */
export const readAudit = defineCall('auth.audit.read', {
  rule: 'oversee',
  request: z.object({ after: z.number().int().min(0) }),
  response: z.array(AuditEntrySchema),
});

/** Verifies the chain, for a few seconds per call. */
export const verifyAudit = defineCall('auth.audit.verify', {
  rule: 'oversee',
  response: AuditCheckSchema,
  deadlineMs: 20_000,
  http: {
    route: 'GET /admin/audit/verification',
    cost: 'heavy',
    tag: 'Audit log',
    summary: 'Checks the chain of the audit log starting at an entry, for a few seconds at a time',
    query: AuditCheckQuerySchema,
    limit: { requests: 60, seconds: 60 },
    audit: { action: 'verify_audit_log' },
  },
});

export const exportAuditLog = defineRoute({
  rule: 'oversee',
  route: 'GET /admin/audit.csv',
  cost: 'heavy',
  tag: 'Audit log',
  summary: 'The whole audit log as CSV, oldest first, with what its hashes are made of',
  response: null,
  status: 200,
  produces: ['text/csv'],
  limit: { requests: 10, seconds: 60 },
  audit: { action: 'export_audit_log' },
});
