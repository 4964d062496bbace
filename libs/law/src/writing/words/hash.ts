/** FNV-1a: the same words have the same number, wherever they stand. */
export function hashOf(words: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < words.length; i++) {
    value = Math.imul(value ^ words.charCodeAt(i), 0x01000193);
  }
  return value >>> 0;
}
