import { z } from 'zod';
import { ClientSchema, OpenedSessionSchema, replaces } from '../auth/opened-session.js';
import { defineCall } from '../define.js';
import { defineRoute } from '../route.js';
import {
  LinkStartSchema,
  OwnSignOnSchema,
  ProviderLogoutSchema,
  SignedOnSchema,
  SignOffSchema,
  SignOnAnswerSchema,
  SignOnDoorSchema,
  SignOnStartSchema,
} from './schemas.js';

const tag = 'Accounts';
const RECORDED = { exempt: 'The auth service records it itself, with the account' } as const;
const errors = ['SIGN_ON_REFUSED', 'CONFLICT'] as const;
const limit = { requests: 60, seconds: 60 } as const;
/** The provider is asked up to four times meanwhile, and each time may take five seconds. */
const deadlineMs = 22_000;

/** By which a browser shows that it began what it ends: a cookie's value. */
const browser = z.string().length(43);

/** @throws UNAVAILABLE where the provider cannot be reached; CONFLICT where there is none */
export const beginSignOn = defineCall('auth.sign-on.begin', {
  rule: 'system',
  request: SignOnStartSchema.extend({ browser }),
  response: SignOnDoorSchema,
  deadlineMs,
});

/** The same for an account that is signed in. @throws FORBIDDEN for a wrong password, besides */
export const beginLink = defineCall('auth.sign-on.begin-link', {
  rule: 'account',
  request: LinkStartSchema.extend({ browser }),
  response: SignOnDoorSchema,
  deadlineMs,
});

/** @throws SIGN_ON_REFUSED, ACCOUNT_DISABLED, UNAVAILABLE; CONFLICT for an address that has an account */
export const finishSignOn = defineCall('auth.sign-on.finish', {
  rule: 'system',
  request: SignOnAnswerSchema.extend({
    browser: browser.optional(),
    client: ClientSchema,
    replaces,
  }),
  /** No session is opened where one was linked. */
  response: SignedOnSchema.extend({ opened: OpenedSessionSchema.nullable() }),
  deadlineMs,
});

/** Ends a token's session, and says where the provider ends its own. */
export const signOff = defineCall('auth.sign-on.sign-off', {
  rule: 'system',
  request: z.object({ token: z.string().min(1).max(128) }),
  response: SignOffSchema,
});

/** Ends sessions of whom the provider has logged out. @throws VALIDATION_FAILED for a token that is none */
export const endByProvider = defineCall('auth.sign-on.end-by-provider', {
  rule: 'anyone',
  response: z.null(),
  deadlineMs,
  http: {
    route: 'POST /auth/single-sign-on/provider-logout',
    tag,
    summary: 'Back-channel log-out: the provider ends sessions, by a logout token',
    body: ProviderLogoutSchema,
    urlencoded: true,
    status: 200,
    errors: ['CONFLICT'],
    limit: { requests: 1_200, seconds: 60 },
    audit: RECORDED,
  },
});

export const readOwnSignOn = defineCall('auth.sign-on.own', {
  rule: 'account',
  response: OwnSignOnSchema,
  http: {
    route: 'GET /account/single-sign-on',
    tag,
    summary: 'What single sign-on is to the caller',
  },
});

/** @throws FORBIDDEN for a wrong password, or for an account without one */
export const unlinkSignOn = defineCall('auth.sign-on.unlink', {
  rule: 'account',
  response: z.null(),
  http: {
    route: 'POST /account/single-sign-on/unlink',
    tag,
    summary: 'Ends the link between the account and the provider, and sessions begun by it',
    body: LinkStartSchema,
    errors: ['FORBIDDEN', 'NOT_FOUND'],
    limit,
    audit: RECORDED,
  },
});

export const openSignOn = defineRoute({
  rule: 'anyone',
  route: 'POST /auth/single-sign-on',
  tag,
  summary: 'Where the browser goes to sign in by the provider; sets a cookie for the way back',
  body: SignOnStartSchema,
  response: SignOnDoorSchema,
  errors,
  limit,
  audit: { exempt: 'Nothing has happened yet: its end is recorded' },
});

export const openLink = defineRoute({
  rule: 'account',
  route: 'POST /account/single-sign-on',
  tag,
  summary: 'Where the browser goes to link the account to the provider',
  body: LinkStartSchema,
  response: SignOnDoorSchema,
  errors: ['FORBIDDEN', ...errors],
  limit,
  audit: { exempt: 'Nothing has happened yet: its end is recorded' },
});

export const closeSignOn = defineRoute({
  rule: 'anyone',
  route: 'POST /auth/single-sign-on/answer',
  cost: 'search',
  tag,
  summary: 'Opens a session by what the provider answered, or links the account',
  body: SignOnAnswerSchema,
  response: SignedOnSchema,
  errors: [...errors, 'ACCOUNT_DISABLED', 'SIGNUP_CLOSED', 'FORBIDDEN'],
  limit,
  audit: RECORDED,
});

export const endSignOn = defineRoute({
  rule: 'anyone',
  route: 'POST /auth/single-sign-on/logout',
  tag,
  summary: 'Ends the session, and says where the provider ends its own',
  response: SignOffSchema,
  audit: RECORDED,
});
