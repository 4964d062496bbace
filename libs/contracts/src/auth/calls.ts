import { z } from 'zod';
import { defineCall, defineEvent } from '../define.js';
import { PrincipalSchema } from '../principal.js';
import { defineRoute } from '../route.js';
import { ClientSchema, OpenedSessionSchema, replaces } from './opened-session.js';
import { SiteSchema } from './passkeys.js';
import {
  AccountOpeningSchema,
  LeadReceiptSchema,
  LeadRequestSchema,
  LoginRequestSchema,
  SetupTokenSchema,
  UserSchema,
} from './schemas.js';
import { LoginAnswerSchema, SecondStepSchema } from './second-step.js';

export const signup = defineCall('auth.users.signup', {
  rule: 'system',
  request: z.object({ input: AccountOpeningSchema, client: ClientSchema, replaces }),
  response: OpenedSessionSchema,
});

/** Opens a session, or says what the account requires besides the password. */
export const login = defineCall('auth.sessions.login', {
  rule: 'system',
  request: z.object({
    input: LoginRequestSchema,
    client: ClientSchema,
    replaces,
    /** Without it, no passkey is asked for. */
    site: SiteSchema.optional(),
  }),
  response: z.union([OpenedSessionSchema, z.object({ secondStep: SecondStepSchema })]),
});

/** `null` when the token is unknown, expired or revoked. */
export const resolveSession = defineCall('auth.sessions.resolve', {
  rule: 'system',
  request: z.object({ token: z.string().min(1).max(128) }),
  response: z
    .object({ user: UserSchema, principal: PrincipalSchema, expiresAt: z.iso.datetime() })
    .nullable(),
  deadlineMs: 4_000,
});

/**
 * Of these sessions, the live ones, and in how many milliseconds each ends unless it is used.
 * Asking does not count as use.
 */
export const readLiveSessions = defineCall('auth.sessions.live', {
  rule: 'system',
  request: z.object({ sessionIds: z.array(z.uuid()).max(1_000) }),
  response: z.array(z.object({ sessionId: z.uuid(), endsInMs: z.number().nonnegative() })),
  deadlineMs: 4_000,
});

export const logout = defineCall('auth.sessions.logout', {
  rule: 'system',
  request: z.object({ token: z.string().min(1).max(128) }),
  response: z.null(),
});

export const recordLead = defineCall('auth.leads.record', {
  rule: 'anyone',
  response: LeadReceiptSchema,
  http: {
    route: 'POST /leads',
    tag: 'Leads',
    summary: 'Records a lead',
    body: LeadRequestSchema,
    status: 201,
    limit: { requests: 20, seconds: 3600 },
    audit: { exempt: 'A visitor leaves an address: there is no user to name' },
  },
});

/**
 * Gateways drop these sessions from their caches, so revocation takes effect everywhere at once.
 */
export const sessionsRevoked = defineEvent('auth.sessions.revoked', {
  payload: z.object({ sessionIds: z.array(z.uuid()) }),
});

/**
 * Sign-up, log-in, and log-out also set or clear the cookie, so the gateway has handlers for them.
 */
const RECORDED = { exempt: 'The auth service records it itself, with the account' } as const;

export const openAccount = defineRoute({
  rule: 'anyone',
  route: 'POST /auth/signup',
  cost: 'search',
  tag: 'Accounts',
  summary: 'Opens an account and a session',
  body: AccountOpeningSchema,
  response: UserSchema,
  status: 201,
  errors: [
    ...(['EMAIL_TAKEN', 'SIGNUP_CLOSED', 'MAILBOX_UNPROVEN'] as const),
    ...(['FORBIDDEN', 'CONFLICT', 'NOT_FOUND'] as const),
  ],
  limit: { requests: 20, seconds: 3600 },
  audit: RECORDED,
});

/** @throws FORBIDDEN for another token; CONFLICT where there is an administrator */
export const readSetupLink = defineCall('auth.users.read-setup', {
  rule: 'anyone',
  response: z.null(),
  http: {
    route: 'POST /auth/setup/reading',
    tag: 'Accounts',
    summary: "Whether the installation's link still makes an administrator",
    body: SetupTokenSchema,
    errors: ['FORBIDDEN', 'CONFLICT'],
    limit: { requests: 20, seconds: 60 },
    audit: { exempt: 'It changes nothing; opening the account is recorded' },
  },
});

export const openSession = defineRoute({
  rule: 'anyone',
  route: 'POST /auth/login',
  cost: 'search',
  tag: 'Accounts',
  summary: 'Opens a session, or says what the account asks for besides the password',
  body: LoginRequestSchema,
  response: LoginAnswerSchema,
  errors: ['WRONG_CREDENTIALS', 'ACCOUNT_DISABLED'],
  limit: { requests: 10, seconds: 60, refusedOnly: true },
  audit: RECORDED,
});

export const endSession = defineRoute({
  rule: 'anyone',
  route: 'POST /auth/logout',
  tag: 'Accounts',
  summary: 'Ends the session, if there is one',
  response: null,
  audit: RECORDED,
});

export const readSignedInUser = defineRoute({
  rule: 'enroll',
  route: 'GET /auth/me',
  tag: 'Accounts',
  summary: 'The signed-in user',
  response: UserSchema,
});
