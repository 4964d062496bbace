import { STATES } from '@casewright/law/citations';
import { itemAt } from '../../../documents/reading/spans.js';
import type { Check, Defect, Review } from '../../review.js';
import { listed } from '../words.js';

/** Laws that parties from anywhere choose, for their courts and their case law. */
const NEUTRAL = new Set(['New York', 'Delaware', 'England', 'England and Wales']);
/** The parties are told by where they are. */
const PLACED =
  /\b[A-Z]\w+ (?:corporation|company|limited|partnership)\b|\blaws of\b|\b[A-Z]{2}\s+\d{5}\b/;
/** Where the parties and their places are named. */
const OPENING = 6_000;

/** A law that is nobody's, or several laws or courts that do not go together. */
export const governingLaw: Check = (review) => {
  const laws = review.document.choices.filter(
    ({ kind, jurisdiction }) => kind === 'law' && jurisdiction,
  );
  const named = new Map(laws.map(({ jurisdiction }) => [placeOf(jurisdiction!), jurisdiction!]));
  const names = [...named.values()];
  if (names.length === 0) return [];
  return [...severalLaws(review, laws, names), ...foreignLaw(review, laws, names)];
};

/** One name for a country that is named in full and in short: `PRC`, `the Republic of Korea`. */
const placeOf = (name: string): string =>
  name
    .replace(/^(?:the )?P\.?\s?R\.?\s?(?:C\.?|(?:of )?China)$/i, 'China')
    .replace(/^(?:the )?(?:People['’]s |Federal )?Republic of (?:South )?/i, '')
    .replace(/^England and Wales$/i, 'England')
    .toLowerCase();

type Choice = Review['document']['choices'][number];

function severalLaws(_: Review, laws: readonly Choice[], names: readonly string[]): Defect[] {
  const kinds = names.filter((name) => !/^(?:United States|Canada)$/.test(name));
  if (kinds.length < 2) return [];
  const second = laws.find(({ jurisdiction }) => jurisdiction === kinds[1])!;
  return [
    {
      at: second,
      category: 'conflicting-governing-law',
      title: `Two governing laws: ${listed(kinds)}`,
      severity: 'medium',
      explanation: `The contract names the laws of ${listed(kinds)} in different places. Unless each has a part of the contract to itself, they contradict each other.`,
      recommendation:
        'Check whether both are meant, and keep one, or say which part each law governs.',
    },
  ];
}

function foreignLaw(
  { text, document }: Review,
  laws: readonly Choice[],
  names: readonly string[],
): Defect[] {
  const [name] = names as [string];
  if (names.length > 1 || NEUTRAL.has(name) || !STATES.some((state) => state.name === name))
    return [];
  if (!PLACED.test(text.slice(0, OPENING)) || isNamed(text, name, document.choices)) return [];
  const [law] = laws as [Choice];
  return [
    {
      at: law,
      category: 'unusual-governing-law',
      title: `Law of ${name}, where neither party is`,
      severity: 'low',
      explanation: `The contract is governed by the law of ${name}. Nothing else in it names ${name}: no address, no place of incorporation, no place of performance.`,
      recommendation: `Ask why ${name} was chosen, and have a lawyer admitted there look at the clauses that matter.`,
    },
  ];
}

/** The state occurs outside the clauses that choose a law or a court, in full or in an address. */
function isNamed(text: string, name: string, choices: readonly Choice[]): boolean {
  const code = STATES.find((state) => state.name === name)?.code.toUpperCase();
  const places = new RegExp(`\\b${name}\\b|,\\s*${code}\\b\\.?`, 'gi');
  return [...text.matchAll(places)].some(({ index }) => itemAt(choices, index) === null);
}
