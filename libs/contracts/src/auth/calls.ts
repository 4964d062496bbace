import { z } from 'zod';
import { defineCall, defineEvent } from '../define.js';
import { PrincipalSchema } from '../principal.js';
import {
  LeadReceiptSchema,
  LeadRequestSchema,
  LoginRequestSchema,
  SignupRequestSchema,
  UserSchema,
} from './schemas.js';

/** Where a sign-in came from, for the session list; the audit log has none of it. */
const ClientSchema = z.object({ ip: z.string(), userAgent: z.string().max(512) });

/** A session that was just opened. `token` is the only copy: the store keeps its hash. */
const OpenedSessionSchema = z.object({
  user: UserSchema,
  token: z.string(),
  expiresAt: z.iso.datetime(),
});

export const signup = defineCall('auth.users.signup', {
  request: z.object({ input: SignupRequestSchema, client: ClientSchema }),
  response: OpenedSessionSchema,
});

export const login = defineCall('auth.sessions.login', {
  request: z.object({ input: LoginRequestSchema, client: ClientSchema }),
  response: OpenedSessionSchema,
});

/** `null` when the token is unknown, expired or revoked. */
export const resolveSession = defineCall('auth.sessions.resolve', {
  request: z.object({ token: z.string().min(1).max(128) }),
  response: z
    .object({ user: UserSchema, principal: PrincipalSchema, expiresAt: z.iso.datetime() })
    .nullable(),
  deadlineMs: 4_000,
});

export const logout = defineCall('auth.sessions.logout', {
  request: z.object({ token: z.string().min(1).max(128) }),
  response: z.null(),
});

export const recordLead = defineCall('auth.leads.record', {
  request: LeadRequestSchema,
  response: LeadReceiptSchema,
});

/** Gateways drop what they remember of these sessions; revocation is immediate everywhere. */
export const sessionsRevoked = defineEvent('auth.sessions.revoked', {
  payload: z.object({ sessionIds: z.array(z.uuid()) }),
});
