import {
  familyName,
  initialedName,
  initialsFirst,
  isInstitution,
  OTHERS,
  series,
} from '../shared/names.js';
import type { CslName } from '../types.js';

const MOST = 20;

/** Authors of a reference: up to twenty; of more, nineteen, an ellipsis and the last (APA 7 § 9.8). */
export function referenceAuthors(names: readonly CslName[]): string {
  const each = names.map(initialedName);
  if (each.length > MOST) return `${each.slice(0, MOST - 1).join(', ')}, . . . ${each.at(-1)}`;
  if (each.length <= 1) return each.join('');
  if (each.at(-1) === OTHERS) return each.join(', ');
  const comma = each.length === 2 && names.every(isInstitution) ? '' : ',';
  return `${each.slice(0, -1).join(', ')}${comma} & ${each.at(-1)}`;
}

/** `Roe, J. (Ed.)`, `Roe, J., & Doe, J. (Eds.)`: editors in the author's place (APA 7 § 9.10). */
export const referenceEditors = (names: readonly CslName[]): string =>
  `${referenceAuthors(names)} (${names.length > 1 ? 'Eds.' : 'Ed.'})`;

/** `J. Roe & J. Doe (Eds.)`: editors of the book a chapter is in (APA 7 § 9.28). */
export const chapterEditors = (names: readonly CslName[]): string =>
  names.length > 0
    ? `${series(names.map(initialsFirst), '&')} (${names.length > 1 ? 'Eds.' : 'Ed.'})`
    : '';

/** `Roe`, `Roe & Doe`, `Roe et al.` in brackets; `and` in running text (APA 7 § 8.17). */
export function citedAuthors(names: readonly CslName[], word: '&' | 'and'): string {
  const [first, second] = names;
  if (!first) return '';
  if (names.length > 2 || second?.literal === OTHERS) return `${familyName(first)} et al.`;
  return second ? `${familyName(first)} ${word} ${familyName(second)}` : familyName(first);
}
