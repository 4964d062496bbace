import { z } from 'zod';
import { defineCall } from '../define.js';
import { KeyScopeSchema } from '../principal.js';
import { CurrentPasswordSchema } from './schemas.js';

const tag = 'Accounts';
const RECORDED = { exempt: 'The auth service records it itself, with the account' } as const;

/** Prefix of every key, so that people and scanners recognize a leaked one. */
export const API_KEY_PREFIX = 'cwk_';
/** How long after signing in somebody without a password may create a key. */
export const FRESH_MINUTES = 10;
/** Most keys of one account at a time. */
export const MOST_API_KEYS = 20;
const LONGEST_NAME = 100;
const MOST_DAYS = 365;

const ApiKeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Its first characters: `cwk_3fX9`. */
  hint: z.string(),
  scope: KeyScopeSchema,
  createdAt: z.iso.datetime(),
  /** An expired key stays in the list but does not work. */
  expiresAt: z.iso.datetime(),
  /** To the minute; null if it has not been used. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type ApiKey = z.infer<typeof ApiKeySchema>;

export const ApiKeyRequestSchema = z.object({
  name: z
    .string({ error: 'Say what the key is for' })
    .trim()
    .min(1, 'Say what the key is for')
    .max(LONGEST_NAME, `The name must be at most ${LONGEST_NAME} characters`),
  scope: KeyScopeSchema,
  expiresInDays: z
    .number()
    .int()
    .min(1, 'A key works for at least one day')
    .max(MOST_DAYS, `A key works for at most ${MOST_DAYS} days`),
  /** Not for accounts without a password: they need to have signed in within `FRESH_MINUTES`. */
  current: CurrentPasswordSchema.optional(),
});
export type ApiKeyRequest = z.input<typeof ApiKeyRequestSchema>;

/** A new key. `key` is the only copy: the store keeps its hash. */
const NewApiKeySchema = ApiKeySchema.extend({ key: z.string() });
export type NewApiKey = z.infer<typeof NewApiKeySchema>;

export const listApiKeys = defineCall('auth.keys.list', {
  rule: 'account',
  response: z.array(ApiKeySchema),
  http: { route: 'GET /account/keys', tag, summary: "The caller's API keys, newest first" },
});

/**
 * @throws FORBIDDEN for a wrong password, or an old session of an account without one;
 * VALIDATION_FAILED for a scope beyond the role; CONFLICT at the limit
 */
export const createApiKey = defineCall('auth.keys.create', {
  rule: 'account',
  response: NewApiKeySchema,
  http: {
    route: 'POST /account/keys',
    cost: 'search',
    tag,
    summary: 'Creates an API key, which is shown only this once',
    body: ApiKeyRequestSchema,
    status: 201,
    errors: ['FORBIDDEN', 'CONFLICT'],
    limit: { requests: 20, seconds: 60 },
    audit: RECORDED,
  },
});

/** @throws NOT_FOUND, also for a key of someone else */
export const revokeApiKey = defineCall('auth.keys.revoke', {
  rule: 'account',
  response: z.null(),
  http: {
    route: 'DELETE /account/keys/:id',
    tag,
    summary: "Revokes one of the caller's API keys at once",
    params: z.object({ id: z.uuid() }),
    errors: ['NOT_FOUND'],
    audit: RECORDED,
  },
});
