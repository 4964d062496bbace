import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits; twice what ASVS 5.0 (7.2.3) asks of a session token. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A plain hash is enough: the token has too many bits to be guessed from it. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
