import { z } from 'zod';

/** Bytes in base64url, as WebAuthn's JSON has them. */
const bytes = (most: number) =>
  z
    .string({ error: 'The answer of the passkey is incomplete' })
    .max(most, 'The answer of the passkey is too long')
    .regex(/^[\w-]+$/, 'The answer of the passkey is not readable');

/** How the browser can reach an authenticator: `usb`, `internal`, `hybrid`… */
const transports = z.array(z.string().max(32)).max(8);

/** A passkey for the browser to ask for. */
export const PasskeyHintSchema = z.object({ id: bytes(1_400), transports });
export type PasskeyHint = z.infer<typeof PasskeyHintSchema>;

/** A passkey's answer to a challenge (WebAuthn, `AuthenticationResponseJSON`). */
export const AssertionSchema = z.object({
  id: bytes(1_400),
  response: z.object({
    clientDataJSON: bytes(4_096),
    authenticatorData: bytes(4_096),
    signature: bytes(8_192),
  }),
});
export type Assertion = z.infer<typeof AssertionSchema>;

/** A new passkey (WebAuthn, `RegistrationResponseJSON`). */
export const NewCredentialSchema = z.object({
  id: bytes(1_400),
  response: z.object({
    clientDataJSON: bytes(4_096),
    attestationObject: bytes(16_384),
    transports: transports.optional(),
  }),
});
export type NewCredential = z.infer<typeof NewCredentialSchema>;

/** Origin that browsers show for the installation, to which passkeys are bound. */
export const SiteSchema = z.url().max(300);
