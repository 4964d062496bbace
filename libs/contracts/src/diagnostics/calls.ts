import { z } from 'zod';
import { type CallDef, defineCall, defineEvent, SERVICES, type ServiceName } from '../define.js';
import { defineRoute } from '../route.js';
import { ServiceReportSchema } from './report.js';
import { DiagnosticsSchema } from './schemas.js';

const serviceReport = (service: ServiceName) =>
  defineCall(`${service}.diagnostics.report`, {
    rule: 'oversee',
    request: z.object({}),
    response: ServiceReportSchema,
    deadlineMs: 4_000,
  });

/** Each service's report about itself, for administrators. */
export const reportService = Object.fromEntries(
  SERVICES.map((service) => [service, serviceReport(service)]),
) as Record<ServiceName, CallDef<z.ZodObject<Record<string, never>>, typeof ServiceReportSchema>>;

/** A service is ending because it cannot start; `reason` is a sentence for operators. */
export const serviceCouldNotStart = defineEvent('host.service.could-not-start', {
  payload: z.object({ service: z.enum(SERVICES), reason: z.string() }),
});

/** Why no mail was sent, and what to do about it, in sentences; null for one that was taken. */
const MailTestSchema = z.object({ to: z.string(), failure: z.string().nullable() });
export type MailTest = z.infer<typeof MailTestSchema>;

/** The mail server has 20 seconds for each step; a test that takes longer is told of as failed. */
export const MAIL_TEST_END_MS = 25_000;

export const testMail = defineCall('auth.mail.test', {
  rule: 'administer',
  response: MailTestSchema,
  deadlineMs: MAIL_TEST_END_MS + 5_000,
  http: {
    route: 'POST /admin/mail/test',
    tag: 'Health',
    summary: "Sends a mail to the administrator's own address, and says why if that fails",
    errors: ['CONFLICT'],
    limit: { requests: 10, seconds: 60 },
    audit: { exempt: 'It changes nothing, and reaches nobody but who asks for it' },
  },
});

export const readDiagnostics = defineRoute({
  rule: 'oversee',
  route: 'GET /admin/health',
  tag: 'Health',
  summary: 'Every dependency, queue, and job; the newest import; and what to do about each fault',
  response: DiagnosticsSchema,
  limit: { requests: 120, seconds: 60 },
  throughOutages: true,
});

export const downloadSupportBundle = defineRoute({
  rule: 'oversee',
  route: 'GET /admin/health/bundle',
  tag: 'Health',
  summary: 'The diagnostics without secrets, names, or content, as a file to send on',
  response: null,
  status: 200,
  produces: ['application/json'],
  limit: { requests: 30, seconds: 60 },
  throughOutages: true,
});
