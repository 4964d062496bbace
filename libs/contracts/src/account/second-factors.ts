import { z } from 'zod';
import { AssertionSchema, SiteSchema } from '../auth/passkeys.js';
import {
  ChallengeSchema,
  FactorCodeSchema,
  NO_FACTOR,
  SecondStepSchema,
  showsFactor,
} from '../auth/second-step.js';
import { defineCall } from '../define.js';
import { defineRoute } from '../route.js';
import { CurrentPasswordSchema } from './schemas.js';

const tag = 'Accounts';
const RECORDED = { exempt: 'The auth service records it itself, with the account' } as const;
/**
 * Limit for routes that ask for the password or a code; the auth service also counts wrong ones.
 */
const limit = { requests: 20, seconds: 60 } as const;

/** Recovery codes per set. */
export const RECOVERY_CODES = 10;

/** A passkey of the caller's. */
const PasskeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** Null: not yet. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof PasskeySchema>;

/** What the caller's account requires besides the password. */
const SecondFactorsSchema = z.object({
  /** The authenticator app; null if none. */
  totp: z.object({ since: z.iso.datetime() }).nullable(),
  /** Oldest first. */
  passkeys: z.array(PasskeySchema),
  /** Unused recovery codes. */
  recoveryCodesLeft: z.number().int().nonnegative(),
});
export type SecondFactors = z.infer<typeof SecondFactorsSchema>;

/** The password; from an account that has a second factor, also a code or the answer of a passkey. */
export const FactorRequestSchema = z.object({
  current: CurrentPasswordSchema,
  code: FactorCodeSchema.optional(),
  challenge: ChallengeSchema.optional(),
  assertion: AssertionSchema.optional(),
});
export type FactorRequest = z.input<typeof FactorRequestSchema>;

/**
 * The secret for an authenticator app: SHA-1, six digits, 30 seconds. It takes effect once
 * confirmed.
 */
const NewTotpSchema = z.object({
  /** 160 bits in Base32. */
  secret: z.string(),
});
export type NewTotp = z.infer<typeof NewTotpSchema>;

export const TotpConfirmationSchema = z.object({ code: FactorCodeSchema });
export type TotpConfirmation = z.input<typeof TotpConfirmationSchema>;

/** Password and code, as a form asks for them. */
export const CodeProofSchema = z.object({
  current: CurrentPasswordSchema,
  code: FactorCodeSchema,
});

/**
 * Required before second factors are removed or codes replaced: the password, and a code or the answer
 * of a passkey to the challenge of `beginFactorProof`.
 */
export const FactorProofSchema = FactorRequestSchema.refine(showsFactor, NO_FACTOR);
export type FactorProof = z.input<typeof FactorProofSchema>;

/** Shown only once: the store keeps hashes. Earlier codes stop working. */
const RecoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodesSchema>;

/** The first second factor of an account brings recovery codes; null: those there are still work. */
export const FirstRecoveryCodesSchema = z.object({
  recoveryCodes: z.array(z.string()).nullable(),
});
export type FirstRecoveryCodes = z.infer<typeof FirstRecoveryCodesSchema>;

export const readSecondFactors = defineCall('auth.factors.read', {
  rule: 'enroll',
  response: SecondFactorsSchema,
  http: {
    route: 'GET /account/second-factors',
    tag,
    summary: "What the caller's account asks for besides the password",
  },
});

/** @throws FORBIDDEN for a wrong password; MFA_CODE_WRONG; MFA_CHALLENGE_ENDED; CONFLICT if there is an app already */
export const beginTotp = defineCall('auth.factors.begin-totp', {
  rule: 'enroll',
  response: NewTotpSchema,
  http: {
    route: 'POST /account/second-factors/totp',
    cost: 'search',
    tag,
    summary: 'Makes a secret for an authenticator app, which counts once a code confirms it',
    body: FactorRequestSchema,
    status: 201,
    errors: ['FORBIDDEN', 'MFA_CODE_WRONG', 'MFA_CHALLENGE_ENDED', 'CONFLICT'],
    limit,
    audit: { exempt: 'Nothing has changed until a code confirms it' },
  },
});

/** @throws MFA_CODE_WRONG; CONFLICT if no secret is waiting for confirmation */
export const confirmTotp = defineCall('auth.factors.confirm-totp', {
  rule: 'enroll',
  response: FirstRecoveryCodesSchema,
  http: {
    route: 'POST /account/second-factors/totp/confirmation',
    cost: 'search',
    tag,
    summary: 'Turns the authenticator app on; a first second factor brings recovery codes',
    body: TotpConfirmationSchema,
    status: 200,
    errors: ['MFA_CODE_WRONG', 'CONFLICT'],
    limit,
    audit: RECORDED,
  },
});

/** @throws FORBIDDEN for a wrong password; MFA_CODE_WRONG; MFA_CHALLENGE_ENDED; CONFLICT if there is none */
export const turnOffTotp = defineCall('auth.factors.turn-off-totp', {
  rule: 'account',
  response: z.null(),
  http: {
    route: 'POST /account/second-factors/totp/removal',
    cost: 'search',
    tag,
    summary: 'Turns the authenticator app off; the recovery codes go with the last second factor',
    body: FactorProofSchema,
    errors: ['FORBIDDEN', 'MFA_CODE_WRONG', 'MFA_CHALLENGE_ENDED', 'CONFLICT'],
    limit,
    audit: RECORDED,
  },
});

/** @throws FORBIDDEN for a wrong password; MFA_CODE_WRONG; MFA_CHALLENGE_ENDED; CONFLICT without a second factor */
export const renewRecoveryCodes = defineCall('auth.factors.renew-recovery-codes', {
  rule: 'account',
  response: RecoveryCodesSchema,
  http: {
    route: 'POST /account/second-factors/recovery-codes',
    cost: 'search',
    tag,
    summary: 'Gives new recovery codes, which are shown this once, in place of those before',
    body: FactorProofSchema,
    status: 200,
    errors: ['FORBIDDEN', 'MFA_CODE_WRONG', 'MFA_CHALLENGE_ENDED', 'CONFLICT'],
    limit,
    audit: RECORDED,
  },
});

/** A challenge for one of the caller's passkeys, to prove a change of second factors. */
export const beginFactorProof = defineCall('auth.factors.begin-proof', {
  rule: 'account',
  request: z.object({ site: SiteSchema }),
  response: SecondStepSchema,
});

/** The gateway adds the site, which the browser must not choose. */
export const openFactorProof = defineRoute({
  rule: 'account',
  route: 'POST /account/second-factors/challenge',
  tag,
  summary: 'A challenge for a passkey, to prove a change of second factors',
  response: SecondStepSchema,
  errors: ['CONFLICT'],
  limit,
  audit: { exempt: 'Nothing has changed until the passkey answers it' },
});
