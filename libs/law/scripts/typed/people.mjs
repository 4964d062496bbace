import { ADJECTIVES, FAMILY, GIVEN, NOUNS, SUBTITLES, VERBS } from './words.mjs';

const initial = (name) => `${name[0]}.`;

/** A made-up person: `{given, middle, family}`. */
export const person = (r) => ({
  given: r.pick(GIVEN),
  middle: r.chance(0.4) ? `${r.pick('ABCDEFGHJKLMNPRSTW'.split(''))}.` : '',
  family: r.pick(FAMILY),
  suffix: r.chance(0.04) ? r.pick([', Jr.', ' Jr.', ' III', ', III']) : '',
});
const direct = (p, r) => {
  const form = r.next();
  if (form > 0.94) return `${r.pick('ABCFJRWST'.split(''))}. ${p.given} ${p.family}${p.suffix}`;
  const given = form < 0.75 ? p.given : initial(p.given);
  const close = form > 0.86 ? '' : ' ';
  return `${[given, p.middle].filter(Boolean).join(form < 0.75 ? ' ' : close)} ${p.family}${p.suffix}`;
};
const inverted = (p, r, short) =>
  short
    ? `${p.family}, ${[initial(p.given), p.middle].filter(Boolean).join(r.chance(0.85) ? ' ' : '')}`
    : `${p.family}, ${[p.given, p.middle].filter(Boolean).join(' ')}`;

const INSTITUTIONS =
  'American Law Institute|National Research Council|American Bar Association|Brennan Center for Justice|Congressional Research Service|U.S. Department of Justice|Federal Judicial Center|World Bank|Pew Research Center|Administrative Conference of the United States|RAND Corporation|Human Rights Watch|U.S. Sentencing Commission'.split(
    '|',
  );

/** One to four names in the manner of a style, joined. */
export function authors(
  r,
  style = r.pick(['direct', 'direct', 'direct', 'apa', 'chicago', 'family']),
) {
  if (r.chance(0.03)) return r.pick(INSTITUTIONS);
  const people = Array.from({ length: r.pick([1, 1, 1, 1, 2, 2, 3, 4]) }, () => person(r));
  const names = people.map((each, at) => {
    if (style === 'direct') return direct(each, r);
    if (style === 'family') return each.family;
    return style === 'apa'
      ? inverted(each, r, true)
      : at === 0
        ? inverted(each, r, false)
        : direct(each, r);
  });
  if (r.chance(0.05)) return `${names[0]}${style === 'direct' ? ' ' : ', '}et al.`;
  const and =
    style === 'apa'
      ? r.pick([', & ', ', & ', ' and ', ' & ', ', and '])
      : r.pick([' & ', ' and ', ' and ', ', and ']);
  if (names.length === 1) return names[0];
  if (r.chance(0.05)) return names.join('; ');
  return `${names.slice(0, -1).join(', ')}${names.length > 2 && r.chance(0.6) && !and.startsWith(',') ? ',' : ''}${and}${names.at(-1)}`;
}

const phrase = (r) => (r.chance(0.4) ? `${r.pick(ADJECTIVES)} ${r.pick(NOUNS)}` : r.pick(NOUNS));
const joined = (r) =>
  r.pick([
    () => phrase(r),
    () => `${phrase(r)} and ${phrase(r)}`,
    () => `the ${phrase(r)}`,
    () => `${phrase(r)}, ${phrase(r)}, and ${phrase(r)}`,
    () => `${phrase(r)} of ${phrase(r)}`,
    () => `${phrase(r)} in ${r.pick(ADJECTIVES)} Law ${r.pick(NOUNS)}`,
    () => `${r.pick(ADJECTIVES)} Law ${r.pick(NOUNS)}`,
    () =>
      `${r.pick(['42 U.S.C. § 1983', 'Section 1983', 'Rule 23', 'Title VII', 'Article III', 'the Fourth Amendment', 'Brown v. Board of Education', 'Marbury v. Madison', 'Section 230', 'Article 9'])}`,
    () => `${phrase(r)} in the ${phrase(r)}`,
    () =>
      `${phrase(r)} in ${r.pick(['America', 'the Supreme Court', 'Practice', 'the Age of Data', 'the Early Republic', 'New York', '1937', 'an Age of Statutes'])}`,
  ])();

const lower = (title) => title.charAt(0) + title.slice(1).toLowerCase();

/** A title as articles and books have it. */
export function title(r) {
  const head = r.pick([
    () => `${r.pick(VERBS)} ${joined(r)}`,
    () => joined(r).replace(/^the /, 'The '),
    () => `The ${phrase(r)} of ${phrase(r)}`,
    () => `${joined(r).replace(/^the /, 'The ')} and ${joined(r)}`,
    () =>
      `${r.pick(['Is', 'Does', 'Should', 'Can'])} ${phrase(r)} ${r.pick(['Matter', 'Bind the Courts', 'Survive', 'Work'])}?`,
    () => `Why the "${r.pick(NOUNS)}" ${r.pick(['Come Out Ahead', 'Matter', 'Lose'])}`,
    () =>
      `${phrase(r)} After ${r.pick(['Twombly', 'Erie', 'Chevron', 'Brown', 'Roe', 'Dobbs', 'Miranda'])}`,
    () => r.pick(NOUNS),
  ])();
  const whole = r.chance(0.3)
    ? `${head}${head.endsWith('?') ? ' ' : ': '}${r.chance(0.5) ? r.pick(SUBTITLES) : joined(r).replace(/^the /, 'The ')}`
    : head;
  return r.chance(0.3) ? (r.chance(0.35) ? whole.toLowerCase() : lower(whole)) : whole;
}

export const bookTitle = (r) =>
  r.chance(0.3)
    ? r.pick([
        () => `${r.pick(NOUNS)} and ${r.pick(NOUNS)}`,
        () => `The ${r.pick(ADJECTIVES)} ${r.pick(NOUNS)}`,
        () =>
          `${r.pick(['Principles of', 'Handbook of', 'Treatise on', 'A Treatise on the', 'Introduction to', 'The Law of', 'Cases and Materials on', 'Understanding', 'McCormick on', 'Moore’s', 'Farnsworth on', 'A History of', 'Readings in', 'Foundations of', 'The Oxford Handbook of', 'Commentaries on the'])} ${joined(r)}`,
      ])()
    : title(r);
