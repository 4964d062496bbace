import { z } from 'zod';
import { CurrentPasswordSchema } from '../account/schemas.js';
import { UserSchema } from '../auth/schemas.js';

const LONGEST_ADDRESS = 2_000;
const LONGEST_ANSWER = 8_000;
const LONGEST_TOKEN = 20_000;

/**
 * A page of ours. `//host` and `/\host` would be addresses of others, also with a tab or a line end in
 * between, which browsers drop: no control characters anywhere.
 */
const OwnPathSchema = z
  .string()
  .max(LONGEST_ADDRESS)
  .regex(/^\/(?![/\\])\P{Cc}*$/u);

export const SignOnStartSchema = z.object({
  /** Where the user goes from there. */
  returnTo: OwnPathSchema.optional(),
});

export const LinkStartSchema = z.object({ current: CurrentPasswordSchema });
export type LinkStart = z.input<typeof LinkStartSchema>;

/** Where the browser goes next: an address of the provider. */
export const SignOnDoorSchema = z.object({ location: z.string() });

export const SignOnAnswerSchema = z.object({
  /** What followed `?` in the address to which the provider sent the browser back. */
  answer: z.string().max(LONGEST_ANSWER),
});

/** Who came back from the provider. `linked`: to an account that was signed in already. */
export const SignedOnSchema = z.object({
  user: UserSchema,
  returnTo: z.string(),
  linked: z.boolean(),
});
export type SignedOn = z.infer<typeof SignedOnSchema>;

/** Null where the provider offers no end of its own session, or there is nothing to end. */
export const SignOffSchema = z.object({ location: z.string().nullable() });

/** OpenID Connect Back-Channel Logout 1.0, section 2.5. */
export const ProviderLogoutSchema = z.object({
  logout_token: z.string().min(1).max(LONGEST_TOKEN),
});

/** What single sign-on is to the caller's account. */
export const OwnSignOnSchema = z.object({
  /** The provider's; null where there is no single sign-on. */
  name: z.string().nullable(),
  /** Null: not linked. */
  linkedAt: z.iso.datetime().nullable(),
  /** Whose it is at the provider, as last seen there. Null: not linked, or not known yet. */
  linkedTo: z.string().nullable(),
  /** Whether the account can be signed in to without the provider. */
  hasPassword: z.boolean(),
});
export type OwnSignOn = z.infer<typeof OwnSignOnSchema>;
