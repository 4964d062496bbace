import { AUTHORITY_GROUPS, type AuthorityEntry } from '@casewright/contracts';
import type { Reading } from './reading.js';
import { counted, listed } from './words.js';

const NAMED = 3;

/** What the document cites, and how its citations stand with the library. */
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
  const often = [...cases]
    .filter(({ mentions, name }) => mentions > 1 && name !== null)
    .sort((a, b) => b.mentions - a.mentions)
    .slice(0, NAMED);
  const most =
    often.length > 0
      ? ` Its mainstays are ${listed(often.map((entry) => `${nameOf(entry)} (cited ${entry.mentions} times)`))}.`
      : '';
  return `It cites ${listed(kinds)}.${most}${verdicts(cases)}`;
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

export const nameOf = ({ name, text }: AuthorityEntry): string => name ?? text;

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
  return cases.length > 0 ? ` Of the cases, ${listed(parts)}.` : '';
}

/** Cases that nobody has confirmed, to be looked up elsewhere. */
export function unconfirmedAdvice({ authorities }: Reading): string[] {
  const missing = entriesOf(authorities?.groups ?? [], 'cases').filter(
    ({ verdict }) => verdict === 'not_in_library' || verdict === 'unchecked',
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
