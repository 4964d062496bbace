import { hashOf } from './hash.js';

/** Hash functions of a Bloom filter with 16 bits for each word: one word in a thousand slips in. */
const PROBES = 7;

/** The places of a word in a filter of so many bits. */
export function* places(word: string, bits: number): Generator<number> {
  const [first, second] = [hashOf(word), hashOf(`${word}#`) | 1];
  for (let i = 0; i < PROBES; i++) yield ((first + Math.imul(i, second)) >>> 0) % bits;
}

export function isIn(filter: Uint8Array, word: string): boolean {
  for (const at of places(word, filter.length * 8)) {
    if ((filter[at >> 3]! & (1 << (at & 7))) === 0) return false;
  }
  return true;
}

/** Words from each as how many letters it shares with the one before, and the others. */
export function unpackWords(packed: string): string[] {
  let before = '';
  return [...packed.matchAll(/([\dA-Z])([^\dA-Z]*)/g)].map(([, shared, rest]) => {
    before = before.slice(0, Number.parseInt(shared!, 36)) + rest;
    return before;
  });
}
