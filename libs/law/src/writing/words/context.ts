import type { Token } from '@casewright/law/sentences';

/** Hashes of features are so long; hardly two of those that are kept then share one. */
export const HASH_BITS = 29;
/** Words on both sides whose mere presence counts. */
const REACH = 6;

const wordOf = (token: Token | undefined): string => {
  if (!token) return '^';
  if (token.masked) return 'Q';
  return token.kind === 'number' ? '#' : token.lower;
};

/**
 * What stands around a token, but not the token itself: the words alongside it, alone and together,
 * their endings, and the words near it.
 */
export function contextOf(tokens: readonly Token[], at: number): string[] {
  const [l3, l2, l1, r1, r2, r3] = [-3, -2, -1, 1, 2, 3].map((by) => wordOf(tokens[at + by]));
  const features = [
    '',
    `a${l1}`,
    `b${r1}`,
    `c${l2}`,
    `d${r2}`,
    `e${l2} ${l1}`,
    `f${l1} ${r1}`,
    `g${r1} ${r2}`,
    `h${l3} ${l2} ${l1}`,
    `i${r1} ${r2} ${r3}`,
    `j${l1!.slice(-3)}`,
    `k${r1!.slice(-3)}`,
    `l${l1!.slice(-2)} ${r1!.slice(-2)}`,
    `m${r2!.slice(-3)}`,
  ];
  for (let by = -REACH; by <= REACH; by++) {
    const token = tokens[at + by];
    if (by !== 0 && token?.kind === 'word' && token.lower.length > 3)
      features.push(`n${wordOf(token)}`);
  }
  return features;
}
