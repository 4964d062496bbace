import { z } from 'zod';
import { RoleSchema } from '../principal.js';

const LIMITS = { email: 254, name: 200, company: 200, password: 1024, notes: 2000 } as const;

export const EmailSchema = z
  .string({ error: 'Please enter a valid email address' })
  .trim()
  .max(LIMITS.email, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'));

export const PasswordSchema = z
  .string({ error: 'Password must be at least 6 characters' })
  .min(6, 'Password must be at least 6 characters')
  .max(LIMITS.password, `Password must be at most ${LIMITS.password} characters`);

const optionalText = (limit: number, label: string) =>
  z
    .string()
    .trim()
    .max(limit, `${label} must be at most ${limit} characters`)
    .nullish()
    .transform((value) => value || null);

export const LoginRequestSchema = z.object({ email: EmailSchema, password: PasswordSchema });
export type LoginRequest = z.input<typeof LoginRequestSchema>;

export const SignupRequestSchema = z.object({
  email: EmailSchema,
  password: PasswordSchema,
  name: z
    .string({ error: 'Name must be at least 2 characters' })
    .trim()
    .min(2, 'Name must be at least 2 characters')
    .max(LIMITS.name, `Name must be at most ${LIMITS.name} characters`),
  company: optionalText(LIMITS.company, 'Company'),
});
export type SignupRequest = z.input<typeof SignupRequestSchema>;

/** The part of the installation's setup link after `#`. */
const setup = z.string({ error: 'Open the whole link' }).min(1).max(128);

export const SetupTokenSchema = z.object({ setup });

/** A sign-up, with what a link has brought, if there is one. */
export const AccountOpeningSchema = SignupRequestSchema.extend({
  /** Makes the account the installation's administrator. */
  setup: setup.optional(),
  /** The part of an invitation's link after `#`; opens the account that it is for. */
  invitation: z.string().min(1).max(128).optional(),
});
export type AccountOpening = z.input<typeof AccountOpeningSchema>;

/** What a browser may know of a user: everything but the password. */
export const UserSchema = z.object({
  id: z.number().int().positive(),
  email: z.string(),
  name: z.string(),
  company: z.string().nullable(),
  /** Whether the user is an administrator. */
  isAdmin: z.boolean(),
  role: RoleSchema,
  createdAt: z.iso.datetime(),
  /** A second factor is required and missing; until it is set up, nothing else is open. */
  mustEnroll: z.boolean().optional(),
});
export type User = z.infer<typeof UserSchema>;

export const LeadRequestSchema = z.object({
  email: EmailSchema,
  name: optionalText(LIMITS.name, 'Name'),
  company: optionalText(LIMITS.company, 'Company'),
  source: optionalText(100, 'Source'),
  notes: optionalText(LIMITS.notes, 'Notes'),
});

/** What the sender of a lead gets back: what they sent. */
export const LeadReceiptSchema = z.object({
  email: z.string(),
  name: z.string().nullable(),
  company: z.string().nullable(),
  source: z.string().nullable(),
});
