import { z } from 'zod';
import { defineCall } from './define.js';
import { defineRoute } from './route.js';

/** What one user may keep a limited amount of. */
const QUOTA_KINDS = [
  'documents',
  'document-megabytes',
  'drafts',
  'draft-versions',
  'reviews',
  'history',
  'exports',
] as const;

const QuotaUseSchema = z.object({
  kind: z.enum(QUOTA_KINDS),
  /** Of `draft-versions`: those of the draft that has the most. */
  used: z.number().nonnegative(),
  /** Null where the operator has lifted it. */
  limit: z.number().positive().nullable(),
});
export type QuotaUse = z.infer<typeof QuotaUseSchema>;

const use = {
  rule: 'account',
  request: z.object({}),
  response: z.array(QuotaUseSchema),
  deadlineMs: 4_000,
} as const;

/** What the caller keeps in each service that keeps something. */
export const readQuotas = {
  analysis: defineCall('analysis.quotas.read', use),
  search: defineCall('search.quotas.read', use),
  export: defineCall('export.quotas.read', use),
} as const;
export const QUOTA_SERVICES = ['analysis', 'search', 'export'] as const;

const StorageUseSchema = z.object({
  quotas: z.array(QuotaUseSchema),
  /** Services that did not answer: what they keep is left out. */
  away: z.array(z.enum(QUOTA_SERVICES)),
});
export type StorageUse = z.infer<typeof StorageUseSchema>;

export const readStorage = defineRoute({
  rule: 'account',
  route: 'GET /account/storage',
  tag: 'Accounts',
  summary: 'What the caller stores of each kind, and how much the caller may store',
  response: StorageUseSchema,
});
