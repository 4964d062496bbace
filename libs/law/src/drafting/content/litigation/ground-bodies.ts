import type { PlaceholderSource } from '../../source/template-source.js';
import { GROUND_STANDARDS } from './ground-standards.js';
import { COMPANIONS, GROUNDS } from './grounds.js';

/** What is attacked, its heading by court, and the facts with which it is in a draft. */
interface Attack {
  fact: string;
  when: string;
  heading: Readonly<Record<string, string>> & { everywhere: string };
}

const COMPANION_HEADINGS: Readonly<Record<string, Attack['heading']>> = {
  pleadings: { everywhere: 'Judgment on the Pleadings Is Due' },
  definite: {
    everywhere: 'A More Definite Statement Is Needed',
    california: 'The Pleading Is Uncertain',
    texas: 'Special Exceptions',
  },
  strike: { everywhere: 'The Matter Should Be Stricken' },
  'anti-slapp': {
    everywhere: 'The Claims Arise from Protected Activity and Have No Probability of Success',
  },
};

/** Grounds that are grounds in one place only. */
const ONLY: Readonly<Record<string, string>> = { documents: '&new-york', barred: '&new-york' };

const ATTACKS: readonly Attack[] = [
  ...GROUNDS.map(({ fact, heading }) => ({
    fact,
    heading,
    when: `dismiss&${fact}${ONLY[fact] ?? ''}`,
  })),
  ...COMPANIONS.map(({ fact }) => ({ fact, when: fact, heading: COMPANION_HEADINGS[fact]! })),
];

const placeOf = (fact: string): string => fact.replace('-', '_');

/** A paragraph for each court, or a place for the standard where none is known. */
function standardLines({ fact, when }: Attack): string[] {
  const known = Object.entries(GROUND_STANDARDS[fact] ?? {});
  const lines = known.map(([place, words]) => `[${when}&${place}] ${words}`);
  const elsewhere = [when, ...known.map(([place]) => `!${place}`)].join('&');
  return ONLY[fact] ? lines : [...lines, `[${elsewhere}] {standard_${placeOf(fact)}}`];
}

/** The standards of the grounds; that of failure to state a claim is with those of the motions. */
export const GROUND_STANDARD_LINES = ATTACKS.filter(
  ({ fact, when }) => when !== fact && fact !== 'claim',
)
  .flatMap(standardLines)
  .join('\n');

/** The standards of what goes with them. */
export const COMPANION_STANDARD_LINES = ATTACKS.filter(({ fact, when }) => when === fact)
  .flatMap(standardLines)
  .join('\n');

/** One heading of the argument for each ground. */
export const GROUND_ARGUMENTS = ATTACKS.map(({ fact, when, heading }) => {
  const { everywhere, ...places } = heading;
  const words = Object.entries(places).reduce(
    (rest, [place, own]) => `{?${place}|${own}|${rest}}`,
    everywhere,
  );
  return `## [${when}] argument-${fact}: ${words}\n{argument_${placeOf(fact)}}`;
}).join('\n');

const named = [
  ...GROUNDS.map(({ fact, words }) => ({ fact, words })),
  ...COMPANIONS.map(({ fact, what }) => ({ fact, words: what.toLowerCase() })),
];

/** The places for the standard and the argument of each ground. */
export const GROUND_PLACES: readonly PlaceholderSource[] = [
  {
    name: 'pj_burden',
    label: 'Decision of the circuit on the burden of showing personal jurisdiction',
    type: 'text',
    hint: 'What the plaintiff must show without a hearing, with the leading decision of the court of appeals.',
    set: 'sentence',
  },
  {
    name: 'argument_leave',
    label: 'Argument: leave to amend',
    type: 'text',
    hint: 'Whether another pleading could mend the fault.',
  },
  {
    name: 'argument_costs',
    label: 'Argument: costs and fees',
    type: 'text',
    hint: 'What was incurred, with evidence.',
  },
  ...named.flatMap(({ fact, words }): PlaceholderSource[] => [
    {
      name: `standard_${placeOf(fact)}`,
      label: `Standard: ${words}`,
      type: 'text',
      hint: 'The rule and the leading decision of the court.',
    },
    {
      name: `argument_${placeOf(fact)}`,
      label: `Argument: ${words}`,
      type: 'text',
      hint: 'Rule, authority, application to the facts pleaded, in that order.',
    },
  ]),
];
