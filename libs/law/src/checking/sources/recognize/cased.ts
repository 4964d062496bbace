import { ACRONYMS } from './decisions/name-case.js';

/** Words that stay low inside a title or a name. */
const LOW = new Set(
  'a an and as at by de for from in nor of on or per re the to v via vs with'.split(' '),
);

/**
 * A name or a title that was typed without capitals, with them: `dodd-frank act` → `Dodd-Frank Act`
 * (Bluebook rule 8(a)). Whoever typed a capital has chosen them.
 */
export const cased = (text: string): string =>
  text === text.toLowerCase() ? withCapitals(text) : text;

/** A name of which each word has a capital, as an act's. */
export function withCapitals(text: string): string {
  return text
    .replace(/\busa patriot\b/, 'USA PATRIOT')
    .replace(/\p{L}[\p{L}.'’]*/gu, (word, at: number) => {
      if (word !== word.toLowerCase()) return word;
      if (ACRONYMS.has(word) || /^(?:[ivx]{2,}|x)$/.test(word)) return word.toUpperCase();
      const isInside = at > 0 && !/[:.?!—“"] ?$/.test(text.slice(0, at));
      return isInside && LOW.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1);
    });
}
