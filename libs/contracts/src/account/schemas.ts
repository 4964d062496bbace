import { z } from 'zod';
import { EmailSchema, PasswordSchema } from '../auth/schemas.js';

const LONGEST_PASSWORD = 1024;

/** The password that an account has, given to show who asks. It is held to no rule but a length. */
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

/** How many sessions were ended. */
export const EndedSessionsSchema = z.object({ ended: z.number().int().nonnegative() });

/** One of the caller's own sessions. */
export const OwnSessionSchema = z.object({
  id: z.uuid(),
  /** Browser and system in plain words: `Firefox on Windows`. */
  device: z.string(),
  /** Where it was opened from, without its last part: `203.0.113.…`. */
  address: z.string(),
  startedAt: z.iso.datetime(),
  /** To the minute. */
  lastUsedAt: z.iso.datetime(),
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSessionSchema>;

/** What a visitor has to know before there is a session. */
export const AccountRulesSchema = z.object({
  /** Characters that a new password has at least. */
  passwordMinLength: z.number().int().positive(),
  /** Whether a forgotten password is reset by mail; otherwise an administrator makes the link. */
  resetByMail: z.boolean(),
  /** The name of the provider by which users may sign in; null where there is none. */
  singleSignOn: z.string().nullable(),
});

/** When a session ends; asking does not count as using it. */
export const SessionEndSchema = z.object({
  /** Unless it is used before; 0 where there is none. */
  endsInSeconds: z.number().int().nonnegative(),
  /** Whether using it puts the end off. */
  canStay: z.boolean(),
  /** How many seconds before the end its user is to be warned. */
  warnSeconds: z.number().int().nonnegative(),
});
export type SessionEnd = z.infer<typeof SessionEndSchema>;
