import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** What every authenticator app has without being told. */
const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
/** Steps by which the clock of a phone may be wrong. */
const TOLERANCE = 1;

export function newTotpSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

/** A secret as apps take it: Base32. */
export function base32Of(secret: Buffer): string {
  return secretOf(secret).base32;
}

/** The time step that a code is of; null for one that is not of now. Compares in constant time. */
export function totpStepOf(secret: Buffer, code: string, now = Date.now()): number | null {
  const totp = new TOTP({ secret: secretOf(secret), period: STEP_SECONDS });
  const off = totp.validate({ token: code, timestamp: now, window: TOLERANCE });
  return off === null ? null : totp.counter({ timestamp: now }) + off;
}

function secretOf(secret: Buffer): Secret {
  // A copy of its own: a Buffer may be a part of a larger one.
  return new Secret({ buffer: Uint8Array.from(secret).buffer });
}
