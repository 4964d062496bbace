import { z } from 'zod';
import { defineCall } from '../define.js';
import { defineRoute } from '../route.js';
import { AccountIdSchema } from './schemas.js';

const rule = 'administer';
const tag = 'Leads' as const;
const limit = { requests: 120, seconds: 60 } as const;

/** Leads on a page of the list. */
export const LEADS_OF_A_PAGE = 25;
/** Leads per `readLeads`: at their longest about 200 KB of a message's 256 KB. */
export const LEADS_READ = 20;

/** Someone who left an address: by signing up, or on the landing page. */
const LeadSchema = z.object({
  id: z.number().int().positive(),
  email: z.string(),
  name: z.string().nullable(),
  company: z.string().nullable(),
  /** Where the address was left: `signup_form`. */
  source: z.string().nullable(),
  notes: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type Lead = z.infer<typeof LeadSchema>;

const LeadsQuerySchema = z.object({
  /** Of the name, the company, or the email address, whatever its case. */
  search: z.string().trim().max(200).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});
export type LeadsQuery = z.infer<typeof LeadsQuerySchema>;

export const listLeads = defineCall('auth.leads.list', {
  rule,
  response: z.object({ leads: z.array(LeadSchema), total: z.number().int().nonnegative() }),
  http: {
    route: 'GET /admin/leads',
    tag,
    summary: 'A page of the leads, newest first, by name, company, and email address',
    query: LeadsQuerySchema,
    limit,
  },
});

/** Leads after an id, oldest first, for the file. */
export const readLeads = defineCall('auth.leads.read', {
  rule,
  request: z.object({ after: z.number().int().min(0) }),
  response: z.array(LeadSchema),
});

export const exportLeads = defineRoute({
  rule,
  route: 'GET /admin/leads.csv',
  cost: 'heavy',
  tag,
  summary: 'All leads as CSV, oldest first',
  response: null,
  status: 200,
  produces: ['text/csv'],
  limit: { requests: 10, seconds: 60 },
  audit: { action: 'export_leads' },
});

/** @throws NOT_FOUND */
export const deleteLead = defineCall('auth.leads.delete', {
  rule,
  response: z.null(),
  http: {
    route: 'DELETE /admin/leads/:id',
    tag,
    summary: 'Deletes a lead',
    params: AccountIdSchema,
    errors: ['NOT_FOUND'],
    limit,
    audit: { action: 'delete_lead', subject: 'lead' },
  },
});
