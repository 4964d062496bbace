import { z } from 'zod';
import { UserSchema } from '../auth/schemas.js';
import { defineCall } from '../define.js';
import { defineRoute } from '../route.js';
import {
  AccountRulesSchema,
  EmailChangeSchema,
  EndedSessionsSchema,
  OwnSessionSchema,
  PasswordChangeSchema,
  SessionEndSchema,
} from './schemas.js';

const tag = 'Accounts';
const RECORDED = { exempt: 'The auth service records it itself, with the account' } as const;
/** Limit for routes that ask for the password; the auth service also counts wrong ones. */
const limit = { requests: 20, seconds: 60 } as const;

export const readAccountRules = defineCall('auth.account.rules', {
  rule: 'anyone',
  response: AccountRulesSchema,
  http: {
    route: 'GET /auth/rules',
    tag,
    summary: 'The password rules of this installation',
    limit: { requests: 1_200, seconds: 60 },
  },
});

/** @throws FORBIDDEN for a wrong current password; VALIDATION_FAILED if the new one is refused */
export const changePassword = defineCall('auth.account.change-password', {
  rule: 'account',
  response: EndedSessionsSchema,
  http: {
    route: 'POST /account/password',
    cost: 'search',
    tag,
    summary: "Changes the caller's password, and ends all else that was opened with the old one",
    body: PasswordChangeSchema,
    errors: ['FORBIDDEN'],
    limit,
    audit: RECORDED,
  },
});

/** @throws FORBIDDEN for a wrong current password; EMAIL_TAKEN or SIGNUP_CLOSED, as at sign-up */
export const changeEmail = defineCall('auth.account.change-email', {
  rule: 'account',
  response: UserSchema,
  http: {
    route: 'POST /account/email',
    cost: 'search',
    tag,
    summary: "Changes the caller's email address",
    body: EmailChangeSchema,
    errors: ['FORBIDDEN', 'EMAIL_TAKEN', 'SIGNUP_CLOSED'],
    limit,
    audit: RECORDED,
  },
});

/** The caller's live sessions, the current one first, then by last use. */
export const listOwnSessions = defineCall('auth.account.sessions', {
  rule: 'account',
  response: z.array(OwnSessionSchema),
  http: { route: 'GET /account/sessions', tag, summary: "The caller's sessions" },
});

/** @throws NOT_FOUND, also for a session of someone else */
export const endOwnSession = defineCall('auth.account.end-session', {
  rule: 'account',
  response: z.null(),
  http: {
    route: 'DELETE /account/sessions/:id',
    tag,
    summary: "Ends one of the caller's sessions at once",
    params: z.object({ id: z.uuid() }),
    errors: ['NOT_FOUND'],
    audit: RECORDED,
  },
});

export const endOtherSessions = defineCall('auth.account.end-other-sessions', {
  rule: 'account',
  response: EndedSessionsSchema,
  http: {
    route: 'DELETE /account/sessions',
    tag,
    summary: "Ends all of the caller's sessions except the one making the request",
    audit: RECORDED,
  },
});

/** When the session behind a token ends. */
export const findSessionEnd = defineCall('auth.account.session-end', {
  rule: 'system',
  request: z.object({ token: z.string().min(1).max(128) }),
  response: SessionEndSchema,
  deadlineMs: 4_000,
});

/** Open to visitors, because the session guard would count the request as use of the session. */
export const readSessionEnd = defineRoute({
  rule: 'anyone',
  route: 'GET /auth/session',
  tag,
  summary: 'When the session ends unless it is used; asking does not count as using it',
  response: SessionEndSchema,
  limit: { requests: 1_200, seconds: 60 },
});
