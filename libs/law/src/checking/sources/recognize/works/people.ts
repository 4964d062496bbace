import type { CslName } from '@casewright/law/citations';

/** `2021-53` → `2021-2053`: ranges are kept in full, since each style shortens them its own way. */
export function pageRange(pages: string): string {
  const [from = '', to] = pages.replace(/\s/g, '').split(/[-–—]/);
  if (!to) return from;
  const short = /^\d+$/.test(from) && /^\d+$/.test(to) && to.length < from.length;
  return `${from}-${short ? from.slice(0, from.length - to.length) + to : to}`;
}

const INSTITUTION =
  /\b(?:Council|Commission|Department|Dep['’]t|Association|Ass['’]n|Institute|University|Committee|Court|Office|Agency|Bureau|Center|Centre|Foundation|Society|Organization|Organisation|Inc\.?|LLP|LLC|Company|Corporation|Conference|Congress|Board|Service|Administration|Library|Staff|Editors|Union|Group|Press|Project|Nations|Bank|College|School)\b/;
const SUFFIX = /,?\s+(Jr\.?|Sr\.?|II|III|IV|2d|3d)$/;
const PARTICLE = /^((?:(?:van|von|de|der|den|di|da|la|le|du|del|della|ter|ten)\s+)+)(.+)$/;

const family = (text: string): Pick<CslName, 'family' | 'non-dropping-particle'> => {
  const particle = PARTICLE.exec(text);
  return particle?.[1] && particle[2]
    ? { 'non-dropping-particle': particle[1].trim(), family: particle[2] }
    : { family: text };
};

/** `SD` → `S. D.`: initials as medical journals run them together. */
const spaced = (initials: string): string =>
  initials
    .split('')
    .map((one) => `${one}.`)
    .join(' ');

/** `Samuel D. Warren`, `Ludwig van Beethoven`, `Brandeis, Louis D.`, `American Law Institute`. */
export function personOf(text: string): CslName {
  const name = text.replace(/\s+/g, ' ').trim().replace(/,$/, '');
  if (INSTITUTION.test(name)) return { literal: name };
  const suffix = SUFFIX.exec(name)?.[1];
  const bare = suffix ? name.replace(SUFFIX, '') : name;
  const ending = suffix ? { suffix: suffix.replace(/^([JS]r)$/, '$1.') } : {};
  const [last = '', given] = bare.split(/,\s*/, 2);
  if (given) return { ...family(last), given, ...ending };
  const direct =
    /^(.+?)\s+((?:(?:van|von|de|der|den|di|da|la|le|du|del|della|ter|ten)\s+)*[\p{L}'’-]+)$/u.exec(
      bare,
    );
  if (!direct?.[1] || !direct[2]) return { literal: bare };
  return {
    ...family(direct[2]),
    given: direct[1].replace(/\b(\p{Lu})(?=\s|$)/gu, '$1.'),
    ...ending,
  };
}

/** The period of a last initial, which the end of the names' sentence has swallowed. */
export const withLastStop = (names: string): string => names.replace(/(\s\p{Lu})\.?$/u, '$1.');

const OTHERS = /,?\s+et\.? al\.?$/;
/** Names behind "et al." are not in the text: the words stay in their place. */
const withOthers = (text: string, read: (own: string) => CslName[]): CslName[] =>
  OTHERS.test(text) ? [...read(text.replace(OTHERS, '')), { literal: 'et al.' }] : read(text);

/** `Samuel D. Warren & Louis D. Brandeis`; `A, B, and C`: given names first (Bluebook, notes). */
export function directNames(text: string): CslName[] {
  if (OTHERS.test(text)) return withOthers(text, directNames);
  return text
    .split(/,?\s+(?:&|and)\s+|,\s+(?!(?:Jr|Sr|II|III|IV)\b)/)
    .filter((name) => name.trim() !== '')
    .map(personOf);
}

/** `Warren, S. D., & Brandeis, L. D.`: family names first throughout (APA). */
export function invertedNames(text: string): CslName[] {
  if (OTHERS.test(text)) return withOthers(text, invertedNames);
  const bare = text.replace(/,?\s+(?:&|and)\s+/g, ', ');
  const initials =
    /([^,]+,\s*(?:\p{Lu}\.?(?:[\s-]*\p{Lu}\.)*)(?:,\s*(?:Jr\.|Sr\.|II|III))?)(?:,\s*|$)/gu;
  const names = [...bare.matchAll(initials)].map((match) => match[1]!.trim());
  return names.join(', ') === bare.replace(/,\s*$/, '') && names.length > 0
    ? names.map(personOf)
    : [personOf(bare)];
}

/** `Warren, Samuel D., and Louis D. Brandeis`: only the first inverted (Chicago, MLA). */
export function firstInvertedNames(text: string): CslName[] {
  const [first = '', ...others] = text.replace(/,?\s+et al\.?$/, '').split(/,?\s+(?:and|&)\s+/);
  const listed = /^([^,]+,\s*[^,]+)(?:,\s*(.+))?$/.exec(first);
  if (!listed?.[1]) return [first, ...others].map(personOf);
  const [lead, rest] = SUFFIX.test(`, ${listed[2] ?? ''}`)
    ? [first, undefined]
    : [listed[1], listed[2]];
  return [personOf(lead), ...(rest ? directNames(rest) : []), ...others.map(personOf)];
}

/** `Coase RH, Smith AB`: initials run together (Vancouver, AMA). */
export function vancouverNames(text: string): CslName[] {
  if (OTHERS.test(text)) return withOthers(text, vancouverNames);
  return text.split(/,\s*/).map((name) => {
    const parts = /^(.+)\s+(\p{Lu}{1,4})$/u.exec(name.trim());
    return parts?.[1] && parts[2]
      ? { ...family(parts[1]), given: spaced(parts[2]) }
      : personOf(name);
  });
}
