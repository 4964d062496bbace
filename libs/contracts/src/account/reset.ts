import { z } from 'zod';
import { EmailSchema, PasswordSchema } from '../auth/schemas.js';
import { defineCall } from '../define.js';

const tag = 'Accounts';
const RECORDED = { exempt: 'The auth service records it itself, with the account' } as const;

export const ResetRequestSchema = z.object({ email: EmailSchema });
export type ResetRequest = z.input<typeof ResetRequestSchema>;

export const PasswordResetSchema = z.object({
  /** What appears in the link behind `#`. */
  token: z
    .string({ error: 'Open the whole link' })
    .min(1, 'Open the whole link')
    .max(128, 'Open the whole link'),
  password: PasswordSchema,
});

/**
 * Sends a link to the account of an email address, if there is one: the answer is the same, and takes
 * as long, if there is none. @throws CONFLICT where no mail can be sent
 */
export const requestReset = defineCall('auth.reset.request', {
  rule: 'anyone',
  request: ResetRequestSchema,
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

/** @throws NOT_FOUND for a link that is used up; VALIDATION_FAILED for a password that is refused */
export const resetPassword = defineCall('auth.reset.password', {
  rule: 'anyone',
  request: PasswordResetSchema,
  response: z.null(),
  http: {
    route: 'POST /auth/reset',
    cost: 'search',
    tag,
    summary: 'Sets a new password by a link, and ends all sessions and API keys of the account',
    body: PasswordResetSchema,
    errors: ['NOT_FOUND'],
    limit: { requests: 20, seconds: 60 },
    audit: RECORDED,
  },
});
