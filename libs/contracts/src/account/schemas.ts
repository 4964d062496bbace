import { z } from 'zod';
import { EmailSchema, PasswordSchema } from '../auth/schemas.js';

const LONGEST_PASSWORD = 1024;

/** The current password, given as proof. Only its length is checked. */
export const CurrentPasswordSchema = z
  .string({ error: 'Enter your current password' })
  .min(1, 'Enter your current password')
  .max(LONGEST_PASSWORD, `Password must be at most ${LONGEST_PASSWORD} characters`);

export const PasswordChangeSchema = z.object({
  current: CurrentPasswordSchema,
  password: PasswordSchema,
});
export type PasswordChange = z.input<typeof PasswordChangeSchema>;

export const EmailChangeSchema = z.object({ current: CurrentPasswordSchema, email: EmailSchema });
export type EmailChange = z.input<typeof EmailChangeSchema>;

/** Not for accounts without a password: they need to have signed in within `FRESH_MINUTES`. */
export const AccountDeletionSchema = z.object({ current: CurrentPasswordSchema.optional() });
export type AccountDeletion = z.input<typeof AccountDeletionSchema>;

/** How many sessions were ended. */
export const EndedSessionsSchema = z.object({ ended: z.number().int().nonnegative() });

/** One of the caller's own sessions. */
export const OwnSessionSchema = z.object({
  id: z.uuid(),
  /** Browser and system in plain words: `Firefox on Windows`. */
  device: z.string(),
  /** Where it was opened, without the last part of the address: `203.0.113.…`. */
  address: z.string(),
  startedAt: z.iso.datetime(),
  /** To the minute. */
  lastUsedAt: z.iso.datetime(),
  /** Whether it is the caller's current session. */
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSessionSchema>;

/** What a visitor needs to know before there is a session. */
export const AccountRulesSchema = z.object({
  /** Minimum length of a new password. */
  passwordMinLength: z.number().int().positive(),
  /** Whether a forgotten password is reset by mail; otherwise an administrator makes a link. */
  resetByMail: z.boolean(),
  /** Name of the identity provider; null if there is none. */
  singleSignOn: z.string().nullable(),
});

/** When a session ends; asking does not count as use. */
export const SessionEndSchema = z.object({
  /** Unless it is used before then; 0 if there is no session. */
  endsInSeconds: z.number().int().nonnegative(),
  /** Whether using it postpones the end. */
  canStay: z.boolean(),
  /** How many seconds before the end to warn the user. */
  warnSeconds: z.number().int().nonnegative(),
});
export type SessionEnd = z.infer<typeof SessionEndSchema>;
