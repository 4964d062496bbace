import { createPublicKey, hkdfSync, type KeyObject, randomBytes, sign, verify } from 'node:crypto';
import type { Part } from '@casewright/contracts';
import { privateKeyOf } from '@casewright/platform';
import { fault, type KnownKeys, readPublicKeys, readSigningKey } from './keys.js';

/** Who this process is on the bus: the key it signs with, and the keys of the others. */
export class BusIdentity {
  constructor(
    readonly name: Part,
    private readonly key: KeyObject,
    private readonly known: KnownKeys,
  ) {}

  /** @returns base64url */
  sign(text: string): string {
    return sign(null, Buffer.from(text), this.key).toString('base64url');
  }

  knows(name: string): name is Part {
    return this.known.has(name as Part);
  }

  verify(name: Part, text: string, signature: string): boolean {
    const [data, bytes] = [Buffer.from(text), Buffer.from(signature, 'base64url')];
    return (this.known.get(name) ?? []).some((key) => verify(null, data, key, bytes));
  }
}

/**
 * Of a process of its own.
 * @throws ConfigurationError when a key cannot be read, or the two do not fit together
 */
export function readIdentity(
  name: Part,
  keys: { BUS_SIGNING_KEY: string; BUS_PUBLIC_KEYS: string },
): BusIdentity {
  const key = readSigningKey(keys.BUS_SIGNING_KEY);
  const known = readPublicKeys(keys.BUS_PUBLIC_KEYS);
  const own = createPublicKey(key);
  if (!known.get(name)?.some((each) => each.equals(own))) {
    throw fault(`BUS_SIGNING_KEY is not the key that BUS_PUBLIC_KEYS names for ${name}`);
  }
  return new BusIdentity(name, key, known);
}

/**
 * Of a process that is all parts at once. It signs as the gateway.
 * @param secret the same at every start, so that messages which wait on a broker stay valid
 */
export function identityOfAll(secret: string | Buffer): BusIdentity {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'casewright bus signing', 32));
  const key = privateKeyOf(seed);
  return new BusIdentity('gateway', key, new Map([['gateway', [createPublicKey(key)]]]));
}

let ofThisProcess: BusIdentity | undefined;

/** A key in memory, for buses that end with this process. */
export function passingIdentity(): BusIdentity {
  ofThisProcess ??= identityOfAll(randomBytes(32));
  return ofThisProcess;
}
