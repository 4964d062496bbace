import { AUTHORITY_GROUPS, type AuthorityEntry, eventLabel } from '@casewright/contracts';
import type { Reading } from './reading.js';
import { counted, listed } from './words.js';

const NAMED = 3;

/** What the document cites, and how its citations are with the library. */
export function authoritiesParagraph({ authorities }: Reading): string | null {
  const entries = authorities?.groups.flatMap((group) => group.entries) ?? [];
  if (!authorities || entries.length === 0) return null;
  const cases = entriesOf(authorities.groups, 'cases');
  const others = authorities.groups
    .filter(({ group }) => group !== 'cases')
    .map(({ group, entries: each }) =>
      counted(each.length, SINGULAR[group], AUTHORITY_GROUPS[group].toLowerCase()),
    );
  const kinds = [...(cases.length > 0 ? [counted(cases.length, 'case')] : []), ...others];
  const often = mainstays(authorities, 2).slice(0, NAMED);
  const most =
    often.length > 0
      ? ` It relies chiefly on ${listed(often.map((entry) => `${nameOf(entry)} (cited ${entry.mentions} times)`))}.`
      : '';
  return `It cites ${listed(kinds)}.${most}${verdicts(cases)}`;
}

/** Two parties, or one whose matter it is: what else is cited by volume and page is a record. */
const CASE_NAME = /\sv\.?\s|^(?:In re|Ex parte|Matter of|In the Matter of|Estate of)\s/i;

/**
 * The cases that are cited `least` times or more, the most often cited first. Pages left blank, as
 * in `569 U. S. ___`, are of more than one case.
 */
export function mainstays(authorities: Reading['authorities'], least: number): AuthorityEntry[] {
  return entriesOf(authorities?.groups ?? [], 'cases')
    .filter(
      ({ mentions, name, text }) =>
        mentions >= least && name !== null && CASE_NAME.test(name) && !/_{2}/.test(text),
    )
    .sort((a, b) => b.mentions - a.mentions);
}

const SINGULAR: Record<keyof typeof AUTHORITY_GROUPS, string> = {
  cases: 'case',
  constitutions: 'constitutional provision',
  statutes: 'statute',
  rules: 'rule',
  regulations: 'regulation',
  other: 'other authority',
};

type Groups = NonNullable<Reading['authorities']>['groups'];
const entriesOf = (groups: Groups, wanted: string): AuthorityEntry[] =>
  groups.find(({ group }) => group === wanted)?.entries ?? [];

const nameOf = ({ name, text }: AuthorityEntry): string => name ?? text;

function verdicts(cases: readonly AuthorityEntry[]): string {
  const with_ = (verdict: string): number =>
    cases.filter((entry) => entry.verdict === verdict).length;
  const [verified, missing, unchecked] = [
    with_('verified'),
    with_('not_in_library'),
    with_('unchecked'),
  ];
  const bad = cases.length - verified - missing - unchecked;
  const parts = [
    ...(verified
      ? [`${verified} ${verified === 1 ? 'agrees' : 'agree'} with the case-law library`]
      : []),
    ...(bad ? [`${bad} ${bad === 1 ? 'does' : 'do'} not agree with it`] : []),
    ...(missing
      ? [`${missing} ${missing === 1 ? 'is' : 'are'} not in the library and could not be confirmed`]
      : []),
    ...(unchecked ? [`${unchecked} could not be checked`] : []),
  ];
  const outdated = cases.filter(({ history }) => history && history.standing !== 'none_known');
  const standing = outdated.length > 0 ? ` ${standings(outdated)}` : '';
  if (unchecked === cases.length)
    return cases.length === 0
      ? ''
      : ` ${cases.length === 1 ? 'The case' : 'The cases'} could not be checked against the case-law library.`;
  return ` Of the cases, ${listed(parts)}.${standing}`;
}

const withSmallLetter = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** That a case exists as cited does not make it good law. */
function standings(outdated: readonly AuthorityEntry[]): string {
  const bad = outdated.filter(({ history }) => history?.standing === 'bad');
  const others = outdated.filter((entry) => !bad.includes(entry));
  const named = (entries: readonly AuthorityEntry[]) =>
    listed(
      entries
        .slice(0, NAMED)
        .map(
          (entry) => `${nameOf(entry)} (${withSmallLetter(eventLabel(entry.history!.events[0]!))})`,
        ),
    );
  return [
    ...(bad.length > 0
      ? [
          `${counted(bad.length, 'case')} ${bad.length === 1 ? 'is' : 'are'} no longer good law, as far as is known here: ${named(bad)}${bad.length > NAMED ? ' and others' : ''}.`,
        ]
      : []),
    ...(others.length > 0
      ? [
          `${counted(others.length, 'case')} ${others.length === 1 ? 'has' : 'have'} negative history: ${named(others)}${others.length > NAMED ? ' and others' : ''}.`,
        ]
      : []),
  ].join(' ');
}

/** Cases that nobody has confirmed, to be looked up elsewhere. */
export function unconfirmedAdvice({ authorities }: Reading): string[] {
  const missing = entriesOf(authorities?.groups ?? [], 'cases').filter(
    ({ verdict, text, name }) =>
      (verdict === 'not_in_library' || verdict === 'unchecked') &&
      !/_{2}/.test(text) &&
      (name === null || CASE_NAME.test(name)),
  );
  if (missing.length === 0) return [];
  const [first, ...rest] = [...missing].sort((a, b) => b.mentions - a.mentions);
  const more =
    rest.length === 0
      ? ''
      : rest.length === 1
        ? `, and ${rest[0]!.text},`
        : ` and the ${rest.length} other cases that the library could not confirm`;
  return [
    `Confirm ${first!.text}${more} in another source before relying on ${rest.length === 0 ? 'it' : 'them'}.`,
  ];
}
