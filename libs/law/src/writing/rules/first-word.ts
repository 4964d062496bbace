import type { Token } from '@casewright/law/sentences';

const known = new WeakMap<readonly Token[], Map<string, number>>();

/**
 * Index of the first word of a sentence that fits, Infinity where none does. A rule asks this for
 * each place it finds, so a sentence is read once for each pattern.
 */
export function firstWord(tokens: readonly Token[], words: RegExp): number {
  const places = known.get(tokens) ?? new Map<string, number>();
  known.set(tokens, places);
  const place = places.get(words.source) ?? placeOf(tokens, words);
  places.set(words.source, place);
  return place;
}

function placeOf(tokens: readonly Token[], words: RegExp): number {
  const at = tokens.findIndex(({ lower, masked }) => !masked && words.test(lower));
  return at < 0 ? Number.POSITIVE_INFINITY : at;
}

export const hasWord = (tokens: readonly Token[], words: RegExp): boolean =>
  Number.isFinite(firstWord(tokens, words));
