import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { z } from 'zod';

/** Version of the signed text. */
const FORM = 1;

/** A signed statement of the chain's state at a moment; nothing before it can change unnoticed. */
export const SignedHeadSchema = z.object({
  number: z.number().int().positive(),
  hash: z.string(),
  at: z.iso.datetime(),
  /** Id of the key: `keyIdOf`. */
  key: z.string(),
  /** Ed25519 signature of `signedText`, in base64url. */
  signature: z.string(),
});
export type SignedHead = z.infer<typeof SignedHeadSchema>;
type Head = Omit<SignedHead, 'signature'>;

/** The first 16 digits of the SHA-256 of the public key's 32 bytes. */
export function keyIdOf(publicKey: KeyObject): string {
  const bytes = Buffer.from(publicKeyText(publicKey), 'base64url');
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

/** The public key as it is noted and given to a check: 32 bytes in base64url. */
export function publicKeyText(key: KeyObject): string {
  const publicKey = key.type === 'private' ? createPublicKey(key) : key;
  return publicKey.export({ format: 'jwk' }).x ?? '';
}

/** A JSON array without white space, in UTF-8: `["casewright audit head",1,number,hash,at,key]`. */
function signedText({ number, hash, at, key }: Head): string {
  return JSON.stringify(['casewright audit head', FORM, number, hash, at, key]);
}

export function signHead(
  { number, hash }: { number: number; hash: string },
  key: KeyObject,
  now = new Date(),
): SignedHead {
  const head = { number, hash, at: now.toISOString(), key: keyIdOf(createPublicKey(key)) };
  const signature = sign(null, Buffer.from(signedText(head)), key).toString('base64url');
  return { ...head, signature };
}

export function isSignedBy(head: SignedHead, keys: readonly KeyObject[]): boolean {
  const signature = Buffer.from(head.signature, 'base64url');
  return keys.some((key) => verify(null, Buffer.from(signedText(head)), key, signature));
}
