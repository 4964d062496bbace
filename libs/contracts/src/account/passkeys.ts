import { z } from 'zod';
import { NewCredentialSchema, PasskeyHintSchema, SiteSchema } from '../auth/passkeys.js';
import { ChallengeSchema } from '../auth/second-step.js';
import { defineCall } from '../define.js';
import { defineRoute } from '../route.js';
import {
  FactorProofSchema,
  FactorRequestSchema,
  FirstRecoveryCodesSchema,
} from './second-factors.js';

const tag = 'Accounts';
const RECORDED = { exempt: 'The auth service records it itself, with the account' } as const;
const limit = { requests: 20, seconds: 60 } as const;

/** Passkeys of one account. */
export const MOST_PASSKEYS = 10;

/** What a browser needs to make a passkey (WebAuthn, `PublicKeyCredentialCreationOptionsJSON`). */
const PasskeyOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  /** Passkeys of the account, whose authenticators make no second one. */
  exclude: z.array(PasskeyHintSchema),
  /** Milliseconds. */
  timeout: z.number(),
});
export type PasskeyOptions = z.infer<typeof PasskeyOptionsSchema>;

export const PasskeyConfirmationSchema = z.object({
  challenge: ChallengeSchema,
  name: z
    .string({ error: 'Enter a name' })
    .trim()
    .min(1, 'Enter a name')
    .max(60, 'Name must be at most 60 characters'),
  credential: NewCredentialSchema,
});
export type PasskeyConfirmation = z.input<typeof PasskeyConfirmationSchema>;

/**
 * @throws FORBIDDEN for a wrong password; MFA_CODE_WRONG; MFA_CHALLENGE_ENDED; CONFLICT if the account has
 * as many as it may
 */
export const beginPasskey = defineCall('auth.passkeys.begin', {
  rule: 'enroll',
  request: FactorRequestSchema.extend({ site: SiteSchema }),
  response: PasskeyOptionsSchema,
});

/** The gateway adds the site, which the browser must not choose. */
export const openPasskey = defineRoute({
  rule: 'enroll',
  route: 'POST /account/second-factors/passkeys',
  cost: 'search',
  tag,
  summary: 'What a browser needs to make a passkey, which counts once it is confirmed',
  body: FactorRequestSchema,
  response: PasskeyOptionsSchema,
  status: 201,
  errors: ['FORBIDDEN', 'MFA_CODE_WRONG', 'MFA_CHALLENGE_ENDED', 'CONFLICT'],
  limit,
  audit: { exempt: 'Nothing has changed until the passkey is confirmed' },
});

/** @throws MFA_CODE_WRONG if it does not answer the challenge; MFA_CHALLENGE_ENDED; CONFLICT */
export const confirmPasskey = defineCall('auth.passkeys.confirm', {
  rule: 'enroll',
  response: FirstRecoveryCodesSchema,
  http: {
    route: 'POST /account/second-factors/passkeys/confirmation',
    cost: 'search',
    tag,
    summary: 'Adds the passkey; a first second factor brings recovery codes',
    body: PasskeyConfirmationSchema,
    status: 200,
    errors: ['MFA_CODE_WRONG', 'MFA_CHALLENGE_ENDED', 'CONFLICT'],
    limit,
    audit: RECORDED,
  },
});

const PasskeyIdSchema = z.object({ id: z.uuid() });

/** @throws FORBIDDEN for a wrong password; MFA_CODE_WRONG; MFA_CHALLENGE_ENDED; NOT_FOUND */
export const removePasskey = defineCall('auth.passkeys.remove', {
  rule: 'account',
  request: FactorProofSchema.safeExtend(PasskeyIdSchema.shape),
  response: z.null(),
  http: {
    route: 'POST /account/second-factors/passkeys/:id/removal',
    cost: 'search',
    tag,
    summary: 'Removes a passkey; the recovery codes go with the last second factor',
    params: PasskeyIdSchema,
    body: FactorProofSchema,
    errors: ['FORBIDDEN', 'MFA_CODE_WRONG', 'MFA_CHALLENGE_ENDED', 'CONFLICT', 'NOT_FOUND'],
    limit,
    audit: RECORDED,
  },
});
