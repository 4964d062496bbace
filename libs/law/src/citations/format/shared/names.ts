import type { CslName } from '../types.js';

const clean = (text: string | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** Whether a name is an institution's: it has no given name. */
export const isInstitution = (name: CslName): boolean =>
  Boolean(clean(name.literal)) || !clean(name.given);

/** `de Tocqueville`: surname with its particles. */
export const familyName = (name: CslName): string =>
  clean(name.literal) ||
  clean(
    `${clean(name['dropping-particle'])} ${clean(name['non-dropping-particle'])} ${clean(name.family)}`,
  ) ||
  clean(name.given);

const suffixOf = (name: CslName): string => clean(name.suffix);

/** `Martin Luther King, Jr.`; roman numerals take no comma: `William Baude III`. */
export function fullName(name: CslName): string {
  if (isInstitution(name)) return familyName(name);
  const suffix = suffixOf(name);
  const comma = /^[IVX]+$/.test(suffix) ? ' ' : ', ';
  return `${clean(name.given)} ${familyName(name)}${suffix ? comma + suffix : ''}`;
}

/** `King, Martin Luther, Jr.` (CMOS 13.74 in the 18th edition, 14.76 in the 17th). */
export function invertedName(name: CslName): string {
  if (isInstitution(name)) return familyName(name);
  const suffix = suffixOf(name);
  const particle = clean(name['dropping-particle']);
  const family = clean(`${clean(name['non-dropping-particle'])} ${clean(name.family)}`);
  return `${family}, ${clean(`${clean(name.given)} ${particle}`)}${suffix ? `, ${suffix}` : ''}`;
}

/** `J.-P.` from `Jean-Paul`, `O. A.` from `Oona A.` (APA 7 § 9.8). */
function initials(given: string | undefined): string {
  return clean(given)
    .replace(/(?<=\.)(?=\p{L})/gu, ' ')
    .split(' ')
    .filter(Boolean)
    .map((part) =>
      part
        .split('-')
        .map((half) => `${half.charAt(0).toUpperCase()}.`)
        .join('-'),
    )
    .join(' ');
}

/** `King, M. L., Jr.` (APA 7 § 9.8). */
export function initialedName(name: CslName): string {
  if (isInstitution(name)) return familyName(name);
  const suffix = suffixOf(name);
  return `${familyName(name)}, ${initials(name.given)}${suffix ? `, ${suffix}` : ''}`;
}

/** `O. A. Hathaway`: editors in an APA entry for a chapter (APA 7 § 9.28). */
export const initialsFirst = (name: CslName): string =>
  isInstitution(name) ? familyName(name) : `${initials(name.given)} ${familyName(name)}`;

/** Stands behind the names that a text gives, where it gives no more of them. */
export const OTHERS = 'et al.';

/** `a`, `a and b`, `a, b, and c`; `word` is `and` or `&`, set with a serial comma from three on. */
export function series(names: readonly string[], word: string): string {
  if (names.at(-1) === OTHERS) return `${series(names.slice(0, -1), word)} ${OTHERS}`;
  if (names.length <= 2) return names.join(` ${word} `);
  return `${names.slice(0, -1).join(', ')}, ${word} ${names.at(-1)}`;
}
