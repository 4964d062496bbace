import type { Token } from '@casewright/law/sentences';
import { contextOf, HASH_BITS } from './context.js';
import { hashOf } from './hash.js';

/** The weights of features, by their hashes; packed as steps from hash to hash and one byte each. */
export type Weights = ReadonlyMap<number, number>;

/** The number under which a feature of a question (which of two words is meant?) is learned. */
export const featureOf = (question: string, feature: string): number =>
  hashOf(`${question}|${feature}`) >>> (32 - HASH_BITS);

/** Positive for the second word of a question, the more the surer. */
export function scoreOf(
  weights: Weights,
  question: string,
  tokens: readonly Token[],
  at: number,
): number {
  let sum = 0;
  for (const feature of contextOf(tokens, at))
    sum += weights.get(featureOf(question, feature)) ?? 0;
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
