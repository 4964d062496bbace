import { STATES } from '../../citations/index.js';

/** Words that too many names have to find one by. */
const COMMON = new Set([
  ...STATES.flatMap(({ name }) => name.toLowerCase().split(' ')),
  ...'united states state people commonwealth board education county city town village school district company corporation railroad railway national bank insurance the and matter parte marriage estate adoption guardianship department commission commissioner secretary union american general international association university'.split(
    ' ',
  ),
]);

/** Behind a word that is abbreviated, or that has a part in front of its apostrophe. */
const MARK = /['.’]$/;

/** Without diacritics, in lower case. */
export const plainly = (name: string): string =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The longest word of a name that is written out and appears in few others, in ASCII letters: names of
 * one decision have it in common, however they are abbreviated. Undefined where there is none.
 */
export function tellingWord(name: string): string | undefined {
  const words = plainly(name).match(/[a-z]{2,}['.’]?/g) ?? [];
  const writtenOut = words.filter((word) => /^[a-z]{3,}$/.test(word));
  const known = writtenOut.length > 0 ? writtenOut : words.map((word) => word.replace(MARK, ''));
  const telling = known.filter((word) => !COMMON.has(word));
  return [...(telling.length > 0 ? telling : known)].sort((a, b) => b.length - a.length)[0];
}
