import { z } from 'zod';
import { defineCall } from '../define.js';
import { defineRoute } from '../route.js';
import { ClientSchema, OpenedSessionSchema, replaces } from './opened-session.js';
import { AssertionSchema, PasskeyHintSchema } from './passkeys.js';
import { UserSchema } from './schemas.js';

/** What can be given besides the password. */
const SECOND_FACTORS = ['totp', 'recovery_code', 'passkey'] as const;
export type SecondFactor = (typeof SECOND_FACTORS)[number];

/** The password was right, and the account requires more: there is no session yet. */
export const SecondStepSchema = z.object({
  /** To be sent with the second factor, and to be signed by a passkey. Works once. */
  challenge: z.string(),
  /** Accepted factors: a code from the authenticator app, a recovery code, or a passkey. */
  factors: z.array(z.enum(SECOND_FACTORS)),
  /** Passkeys that the browser may ask for. */
  passkeys: z.array(PasskeyHintSchema),
  expiresAt: z.iso.datetime(),
});
export type SecondStep = z.infer<typeof SecondStepSchema>;

/** A log-in's answer: the signed-in user, or what is required besides the password. */
export const LoginAnswerSchema = z.union([UserSchema, z.object({ secondStep: SecondStepSchema })]);
export type LoginAnswer = z.infer<typeof LoginAnswerSchema>;

/** What a user types: six digits, or a recovery code with or without its hyphen. */
export const FactorCodeSchema = z
  .string({ error: 'Enter the code' })
  .trim()
  .min(1, 'Enter the code')
  .max(32, 'Enter the 6 digits of your app, or a recovery code');

export const ChallengeSchema = z.string().min(1).max(128);

/** Refuses a request that shows neither a code nor a passkey. */
export const showsFactor = (shown: { code?: unknown; assertion?: unknown }) =>
  shown.code !== undefined || shown.assertion !== undefined;
export const NO_FACTOR = { path: ['code'], error: 'Enter the code' };

/** With a code, or with the answer of a passkey. */
export const SecondStepRequestSchema = z
  .object({
    challenge: ChallengeSchema,
    code: FactorCodeSchema.optional(),
    assertion: AssertionSchema.optional(),
  })
  .refine(showsFactor, NO_FACTOR);
export type SecondStepRequest = z.input<typeof SecondStepRequestSchema>;

/** @throws MFA_CODE_WRONG, MFA_CHALLENGE_ENDED, or RATE_LIMITED after too many wrong codes */
export const takeSecondStep = defineCall('auth.sessions.second-step', {
  rule: 'system',
  request: z.object({ input: SecondStepRequestSchema, client: ClientSchema, replaces }),
  response: OpenedSessionSchema,
});

/** Also sets the cookie, so the gateway has a handler for it. */
export const openSessionBySecondStep = defineRoute({
  rule: 'anyone',
  route: 'POST /auth/second-step',
  cost: 'search',
  tag: 'Accounts',
  summary: 'Opens a session after a log-in that asked for a second step',
  body: SecondStepRequestSchema,
  response: UserSchema,
  errors: ['MFA_CODE_WRONG', 'MFA_CHALLENGE_ENDED', 'ACCOUNT_DISABLED'],
  limit: { requests: 10, seconds: 60, refusedOnly: true },
  audit: { exempt: 'The auth service records it itself, with the account' },
});
