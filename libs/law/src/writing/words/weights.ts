import type { Token } from '@casewright/law/sentences';
import { contextOf, HASH_BITS } from './context.js';
import { hashOf } from './hash.js';

/** The weights of features, by their hashes; packed as steps from hash to hash and one byte each. */
export type Weights = ReadonlyMap<number, number>;

/** Spreads the bits of a product, so that a question's features have numbers of their own. */
const SPREAD = 0x9e3779b1;

/** The number under which a feature of a question (which of two words is meant?) is learned. */
export const featureOf = (question: number, feature: number): number =>
  Math.imul(question ^ feature, SPREAD) >>> (32 - HASH_BITS);

/** What stands around a place, each feature once, by its hash. */
export const featuresAt = (tokens: readonly Token[], at: number): number[] => [
  ...new Set(contextOf(tokens, at).map(hashOf)),
];

/** Positive for the second word of a question, the more the surer. */
export function scoreOf(weights: Weights, question: string, features: readonly number[]): number {
  const asked = hashOf(question);
  let sum = 0;
  for (const feature of features) sum += weights.get(featureOf(asked, feature)) ?? 0;
  return sum;
}

export function unpackWeights(bytes: Uint8Array): Weights {
  const weights = new Map<number, number>();
  for (let at = 0, hash = 0; at < bytes.length; ) {
    let shift = 0;
    while (bytes[at]! > 127) {
      hash += (bytes[at++]! & 127) * 2 ** shift;
      shift += 7;
    }
    hash += bytes[at++]! * 2 ** shift;
    weights.set(hash, (bytes[at++]! << 24) >> 24);
  }
  return weights;
}
