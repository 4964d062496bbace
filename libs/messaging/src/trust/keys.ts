import type { KeyObject } from 'node:crypto';
import { PARTS, type Part } from '@casewright/contracts';
import { ConfigurationError, keyBytes, privateKeyOf, publicKeyOf } from '@casewright/platform';

export type KnownKeys = ReadonlyMap<Part, readonly KeyObject[]>;

/** @throws ConfigurationError */
export function readSigningKey(text: string): KeyObject {
  return privateKeyOf(bytesOf(text, 'BUS_SIGNING_KEY is not an Ed25519 key'));
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
    if (!part) throw fault(`BUS_PUBLIC_KEYS names ${name}, which is not a part of the product`);
    const bytes = bytesOf(key, `BUS_PUBLIC_KEYS has no Ed25519 key for ${part}`);
    known.set(part, [...(known.get(part) ?? []), publicKeyOf(bytes)]);
  }
  return known;
}

export function fault(what: string): ConfigurationError {
  return new ConfigurationError(
    `${what}. npm run secrets makes a set of keys; docs/operations.md says which goes where.`,
  );
}

function bytesOf(text: string, otherwise: string): Buffer {
  const bytes = keyBytes(text);
  if (!bytes) throw fault(`${otherwise} (32 bytes in base64url)`);
  return bytes;
}
