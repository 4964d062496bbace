import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { PARTS, type Part } from '@casewright/contracts';

interface BusKeys {
  BUS_SIGNING_KEY: string;
  BUS_PUBLIC_KEYS: string;
}

/** A new key for each part of the product, as `npm run secrets` makes them. */
export function busKeys(): Record<Part, BusKeys> {
  const pairs = PARTS.map((part) => [part, generateKeyPairSync('ed25519')] as const);
  const BUS_PUBLIC_KEYS = pairs
    .map(([part, { publicKey }]) => `${part}=${publicKey.export({ format: 'jwk' }).x}`)
    .join(',');
  const keysOf = (privateKey: KeyObject): BusKeys => ({
    BUS_SIGNING_KEY: privateKey.export({ format: 'jwk' }).d ?? '',
    BUS_PUBLIC_KEYS,
  });
  return Object.fromEntries(
    pairs.map(([part, { privateKey }]) => [part, keysOf(privateKey)]),
  ) as Record<Part, BusKeys>;
}
