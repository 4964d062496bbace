import { z } from 'zod';
import { EmailSchema, PasswordSchema } from '../auth/schemas.js';
import { defineCall } from '../define.js';

const tag = 'Accounts';
const RECORDED = { exempt: 'The auth service records it itself, with the account' } as const;

export const ResetRequestSchema = z.object({ email: EmailSchema });
export type ResetRequest = z.input<typeof ResetRequestSchema>;

const ResetTokenSchema = z.object({
  /** The part of the link after `#`. */
  token: z
    .string({ error: 'Open the whole link' })
    .min(1, 'Open the whole link')
    .max(128, 'Open the whole link'),
});
export const PasswordResetSchema = ResetTokenSchema.extend({ password: PasswordSchema });

/**
 * Mails a link if the address has an account. The response is the same, and takes as long, if it
 * has none.
 * @throws CONFLICT if no mail can be sent
 */
export const requestReset = defineCall('auth.reset.request', {
  rule: 'anyone',
  response: z.null(),
  http: {
    route: 'POST /auth/reset-requests',
    cost: 'search',
    tag,
    summary: 'Sends a link to choose a new password, if the address has an account',
    body: ResetRequestSchema,
    errors: ['CONFLICT'],
    limit: { requests: 10, seconds: 3600 },
    audit: { exempt: 'Nobody may learn whether the address has an account' },
  },
});

/** For whoever has the link. @throws NOT_FOUND if it is used or expired */
export const readResetLink = defineCall('auth.reset.read', {
  rule: 'anyone',
  response: z.null(),
  http: {
    route: 'POST /auth/reset/reading',
    tag,
    summary: 'Whether a link to choose a new password still works',
    body: ResetTokenSchema,
    errors: ['NOT_FOUND'],
    limit: { requests: 20, seconds: 60 },
    audit: { exempt: 'It changes nothing; setting the password is recorded' },
  },
});

/** @throws NOT_FOUND for a used or expired link; VALIDATION_FAILED if the password is refused */
export const resetPassword = defineCall('auth.reset.password', {
  rule: 'anyone',
  response: z.null(),
  http: {
    route: 'POST /auth/reset',
    cost: 'search',
    tag,
    summary: 'Sets a new password by a link, and ends all that was opened with the old one',
    body: PasswordResetSchema,
    errors: ['NOT_FOUND'],
    limit: { requests: 20, seconds: 60 },
    audit: RECORDED,
  },
});
