/** Vectors are this long unless a spec asks for another length. */
export const DIMENSIONS = 64;

/**
 * A vector for a text, always the same: each word adds to a place that its letters choose, and
 * words of one group to one place, so that texts which say the same in other words are near.
 *
 * @param groups words that mean the same
 */
export function embedWords(
  text: string,
  dimensions: number,
  groups: readonly (readonly string[])[],
): number[] {
  const vector = new Array<number>(dimensions).fill(0);
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const group = groups.find((words) => words.includes(word));
    const place = placeOf(group?.[0] ?? word, dimensions);
    vector[place] = (vector[place] ?? 0) + (group ? 3 : 0.3);
  }
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

/** FNV-1a. */
function placeOf(word: string, places: number): number {
  let hash = 0x811c9dc5;
  for (const char of word) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash % places;
}
