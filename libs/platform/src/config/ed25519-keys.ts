import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

/** What comes before the 32 bytes of an Ed25519 key in DER: RFC 8410. */
const PRIVATE_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');
const KEY_BYTES = 32;

/** The bytes of a key as settings have it, base64url; undefined where it is none. */
export function keyBytes(text: string): Buffer | undefined {
  const bytes = Buffer.from(text.trim(), 'base64url');
  return bytes.length === KEY_BYTES ? bytes : undefined;
}

/** @param seed the 32 bytes of RFC 8032 */
export function privateKeyOf(seed: Buffer): KeyObject {
  const key = Buffer.concat([PRIVATE_PREFIX, seed]);
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
}

export function publicKeyOf(bytes: Buffer): KeyObject {
  const key = Buffer.concat([PUBLIC_PREFIX, bytes]);
  return createPublicKey({ key, format: 'der', type: 'spki' });
}
