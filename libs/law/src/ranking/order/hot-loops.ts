/**
 * Loops over every posting of a word, or over every word of an opinion: where a search spends its
 * time. Four or eight at a turn, since keeping the loop costs nearly as much as its work.
 */

/** Adds a term's gains to the totals of its cases. */
export function addGains(
  total: Float32Array,
  docs: Uint32Array,
  gains: Float32Array,
  weight: number,
): void {
  const whole = docs.length & ~3;
  let i = 0;
  for (; i < whole; i += 4) {
    total[docs[i]!]! += weight * gains[i]!;
    total[docs[i + 1]!]! += weight * gains[i + 1]!;
    total[docs[i + 2]!]! += weight * gains[i + 2]!;
    total[docs[i + 3]!]! += weight * gains[i + 3]!;
  }
  for (; i < docs.length; i++) total[docs[i]!]! += weight * gains[i]!;
}

/** The same, and sets bits in the masks of the cases. */
export function addGainsAndBits(
  { score, mask }: { score: Float32Array; mask: Uint32Array },
  docs: Uint32Array,
  gains: Float32Array,
  { weight, bits }: { weight: number; bits: number },
): void {
  const whole = docs.length & ~3;
  let i = 0;
  for (; i < whole; i += 4) {
    const a = docs[i]!;
    const b = docs[i + 1]!;
    const c = docs[i + 2]!;
    const d = docs[i + 3]!;
    score[a]! += weight * gains[i]!;
    mask[a]! |= bits;
    score[b]! += weight * gains[i + 1]!;
    mask[b]! |= bits;
    score[c]! += weight * gains[i + 2]!;
    mask[c]! |= bits;
    score[d]! += weight * gains[i + 3]!;
    mask[d]! |= bits;
  }
  for (; i < docs.length; i++) {
    const doc = docs[i]!;
    score[doc]! += weight * gains[i]!;
    mask[doc]! |= bits;
  }
}

/**
 * Where the scored words appear in a text; returns how many there are. Without a branch, which the
 * processor could not foresee: each place is noted, and the next one overwrites it unless its word is
 * scored.
 */
export function notePositions(
  tokens: Uint16Array,
  positions: Uint32Array,
  scored: Uint8Array,
): number {
  const whole = tokens.length & ~7;
  let hits = 0;
  let at = 0;
  while (at < whole) {
    positions[hits] = at;
    hits += scored[tokens[at++]!]!;
    positions[hits] = at;
    hits += scored[tokens[at++]!]!;
    positions[hits] = at;
    hits += scored[tokens[at++]!]!;
    positions[hits] = at;
    hits += scored[tokens[at++]!]!;
    positions[hits] = at;
    hits += scored[tokens[at++]!]!;
    positions[hits] = at;
    hits += scored[tokens[at++]!]!;
    positions[hits] = at;
    hits += scored[tokens[at++]!]!;
    positions[hits] = at;
    hits += scored[tokens[at++]!]!;
  }
  for (; at < tokens.length; at++) {
    positions[hits] = at;
    hits += scored[tokens[at]!]!;
  }
  return hits;
}
