/** Words that a text has to have before its legibility is judged. */
const ENOUGH = 80;

/**
 * The share, from 0 to 1, of words that are none: letters mixed with digits or signs, single letters,
 * capitals inside a word, as the recognition of a bad scan leaves them. 0 for a short text.
 */
export function garbledShare(text: string): number {
  const words = (text.slice(0, 60_000).match(/\S+/g) ?? []).filter((word) => /[A-Za-z]/.test(word));
  if (words.length < ENOUGH) return 0;
  return words.filter(isGarbled).length / words.length;
}

/** More than this share, and what is quoted would be noise. */
export const ILLEGIBLE = 0.18;

function isGarbled(printed: string): boolean {
  const word = printed.replace(/^[^A-Za-z0-9]+|(?<![^A-Za-z0-9])[^A-Za-z0-9]+$/g, '');
  if (/^[b-hj-zB-HJ-Z]$/.test(word)) return !/^[A-Z]\.$/.test(printed) && !/[()]/.test(printed);
  if (/[%~@^?*<>|=]/.test(word) && !/@\w+\.|https?:|www\./.test(word)) return true;
  if (/[a-z]\d+[a-z]|^\d[a-z]{2}\w*\d|[a-z]{2}\d$/.test(word)) return true;
  if (/^[a-z]+[A-Z]|[a-z]{2}[A-Z]{2}/.test(word)) return true;
  return /^[bcdfghjklmnpqrstvwxz]{3,}$/.test(word);
}
