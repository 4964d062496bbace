import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { PARTS, type Part } from '@casewright/contracts';
import { ConfigurationError } from '@casewright/platform';

/** What comes before the 32 bytes of an Ed25519 key in DER: RFC 8410. */
const PRIVATE_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');
const KEY_BYTES = 32;

export type KnownKeys = ReadonlyMap<Part, readonly KeyObject[]>;

/** @param seed the 32 bytes of RFC 8032 */
export function privateKeyOf(seed: Buffer): KeyObject {
  return createPrivateKey({
    key: Buffer.concat([PRIVATE_PREFIX, seed]),
    format: 'der',
    type: 'pkcs8',
  });
}

/** @throws ConfigurationError */
export function readSigningKey(text: string): KeyObject {
  return privateKeyOf(bytesOf(text.trim(), 'BUS_SIGNING_KEY is no Ed25519 key'));
}

/**
 * `gateway=KEY,auth=KEY,…`, with commas or white space between them; a part whose key is being
 * replaced has two.
 * @throws ConfigurationError
 */
export function readPublicKeys(text: string): KnownKeys {
  const known = new Map<Part, KeyObject[]>();
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) {
    const [name, key = ''] = entry.split('=', 2);
    const part = PARTS.find((each) => each === name);
    if (!part) throw fault(`BUS_PUBLIC_KEYS names ${name}, which is no part of the product`);
    const bytes = bytesOf(key, `BUS_PUBLIC_KEYS has no Ed25519 key for ${part}`);
    const der = Buffer.concat([PUBLIC_PREFIX, bytes]);
    known.set(part, [
      ...(known.get(part) ?? []),
      createPublicKey({ key: der, format: 'der', type: 'spki' }),
    ]);
  }
  return known;
}

export function fault(what: string): ConfigurationError {
  return new ConfigurationError(
    `${what}. npm run secrets makes a set of keys; docs/operations.md says what goes where.`,
  );
}

function bytesOf(text: string, otherwise: string): Buffer {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== KEY_BYTES) throw fault(`${otherwise} (32 bytes in base64url)`);
  return bytes;
}
