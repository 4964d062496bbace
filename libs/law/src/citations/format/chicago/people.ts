import type { Item } from '../shared/item.js';
import { familyName, fullName, invertedName, OTHERS, series } from '../shared/names.js';
import type { CslName } from '../types.js';

export type ChicagoEdition = 17 | 18;

/** `A and B`, `A, B, and C`, `A et al.`. */
function limited(printed: readonly string[], most: number, kept: number): string {
  if (printed.length <= most) return series(printed, 'and');
  return `${printed.slice(0, kept).join(', ')}${kept > 1 ? ',' : ''} et al.`;
}

/** In notes *et al.* follows the first of four (17th edition § 14.76) or of three authors (18th § 13.23). */
const noteLimit = (edition: ChicagoEdition): number => (edition === 17 ? 3 : 2);

export const noteAuthors = (names: readonly CslName[], edition: ChicagoEdition): string =>
  limited(names.map(fullName), noteLimit(edition), 1);

export const shortAuthors = (names: readonly CslName[], edition: ChicagoEdition): string =>
  limited(names.map(familyName), noteLimit(edition), 1);

/** Bibliography: the first inverted; ten names and seven of more (17th), six and three of more (18th). */
export function bibliographyAuthors(names: readonly CslName[], edition: ChicagoEdition): string {
  const printed = names.map((name, i) => (i === 0 ? invertedName(name) : fullName(name)));
  const [most, kept] = edition === 17 ? [10, 7] : [6, 3];
  if (printed.length === 2) return printed.join(printed[1] === OTHERS ? ', ' : ', and ');
  return limited(printed, most, kept);
}

/**
 * A book's editors and translators, each behind its word: `ed. Jane Roe`, `Translated by John Doe`.
 *
 * @param by the words; editors who appear in the author's place have none
 */
export function helpers(item: Item, by: { editor: string | null; translator: string }): string[] {
  return (['editor', 'translator'] as const).flatMap((role) => {
    const names = item.names(role);
    const word = by[role];
    return word && names.length > 0 ? [`${word} ${series(names.map(fullName), 'and')}`] : [];
  });
}
