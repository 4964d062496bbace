import { isWord } from '@casewright/law/sentences';
import type { PartySource } from '../source/template-source.js';
import { capital, escaped } from './names.js';
import type { Rule } from './note-numbers.js';

/** What stands before a colon at the beginning of a note, with a name behind it. */
const LABEL =
  /(?<=^|\n|[.;•]\s|\n[-*] )(\p{L}[\p{L}'’.]{0,14}?)(?:\/(\p{L}{2,14}))?\.?(?=\s?[:=]\s?(?:Dr\. |Mr\. |Ms\. |Mrs\. )?\p{Lu})/gu;

/** The letters of a short form, in their order, from the first one on: `Borr`, `clt`. */
const isWithin = (short: string, role: string): boolean =>
  short[0] === role[0] && new RegExp(`^${[...short].map(escaped).join('.*')}`).test(role);

/** The role that a label is short for, or a longer word of: `ER`, `Cust`, `Landowner`; null where it may be either's. */
function roleFor(label: string, parties: readonly Pick<PartySource, 'called'>[]): string | null {
  const short = label.toLowerCase().replace(/[^\p{L}]/gu, '');
  const rolesBy = (isIt: (role: string) => boolean): string[] =>
    parties.flatMap(({ called }) =>
      called.filter((role) => /^\p{Ll}{4,}$/u.test(role) && isIt(role)).slice(0, 1),
    );
  const ways =
    isWord(short) && short.length > 3
      ? [rolesBy((role) => short !== role && short.endsWith(role))]
      : [
          rolesBy((role) => role.startsWith(short) && short.length > 2),
          rolesBy(
            (role) => isWithin(short, role) && role.endsWith(short.at(-1)!) && short.length > 1,
          ),
          rolesBy((role) => isWithin(short, role)),
        ];
  const found = ways.find((roles) => roles.length > 0);
  return found?.length === 1 ? found[0]! : null;
}

/** Whoever a note labels by a short form or a longer word of a role has the role, wherever the note calls it so. */
export function roleLabels(text: string, parties: readonly Pick<PartySource, 'called'>[]): Rule[] {
  const called = new Set(parties.flatMap((party) => party.called));
  const isCalled = (label: string): boolean => called.has(label.toLowerCase());
  return [...text.matchAll(LABEL)].flatMap(([, label = '', second]): Rule[] => {
    const known = [label, second].find((each) => each && isCalled(each));
    if (known) return second ? [everywhere(`${label}/${second}`, known)] : [];
    const role = roleFor(label, parties);
    return role ? [everywhere(label, role)] : [];
  });
}

/** One letter may be anything else but where it acts, or labels. */
const everywhere = (short: string, role: string): Rule => [
  new RegExp(
    `(?<![\\p{L}\\d/.'’&-])${escaped(short)}(?:\\.(?=[ :]))?(?![\\p{L}\\d/&-])${short.length < 2 ? "(?=\\s?[:=]|['’]s\\b|\\s\\p{Ll}{2,})" : ''}`,
    'gu',
  ),
  () => capital(role),
];
