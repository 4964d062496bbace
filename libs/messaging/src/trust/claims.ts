import { createHash } from 'node:crypto';
import { z } from 'zod';

/** The audience of events: any listener. */
export const LISTENERS = '*';

/** What a sender signs of a message. Times are seconds since 1970. */
const ClaimsSchema = z.object({
  /** Who signed. */
  iss: z.string(),
  /** The service that is to handle it. */
  aud: z.string(),
  /** Pattern of the call, job or event. */
  call: z.string(),
  /** SHA-256 of the body's bytes, base64url. */
  body: z.string(),
  iat: z.number().int(),
  exp: z.number().int(),
  /** Unique among all that this sender has ever signed. */
  id: z.string(),
  /** Identity of a job or event, whose sender may send it again; empty for calls. */
  message: z.string(),
  correlation: z.string(),
  /** The user the gateway speaks for. */
  who: z.unknown().optional(),
  /** Until when the receiver may call others on the user's behalf. */
  until: z.number().int().optional(),
  /** The gateway's signed statement of the user for whom a service calls. */
  via: z.string().optional(),
});
export type Claims = z.infer<typeof ClaimsSchema>;

/** A parsed token; do not trust its claims until the signature is verified. */
export interface Opened {
  readonly claims: Claims;
  readonly signed: string;
  readonly signature: string;
}

export function close(signed: string, signature: string): string {
  return `${signed}.${signature}`;
}

/** @returns undefined if it is not a token */
export function open(token: string | undefined): Opened | undefined {
  // Base64url has no period, whatever the claims have.
  const at = token?.lastIndexOf('.') ?? -1;
  if (!token || at < 0) return undefined;
  const signed = token.slice(0, at);
  try {
    const { data } = ClaimsSchema.safeParse(JSON.parse(signed));
    return data && { claims: data, signed, signature: token.slice(at + 1) };
  } catch {
    return undefined;
  }
}

export function digestOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url');
}
