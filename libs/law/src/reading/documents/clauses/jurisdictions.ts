import { STATES } from '@casewright/law/citations';
import type { TextSpan } from '../../extracted-text.js';

/** Laws that contracts choose besides those of the states. */
const OTHERS = [
  'England and Wales',
  'England',
  'Scotland',
  'Northern Ireland',
  'Ireland',
  'Canada',
  'Ontario',
  'Quebec',
  'British Columbia',
  'Alberta',
  'Germany',
  'France',
  'Switzerland',
  'Netherlands',
  'Belgium',
  'Luxembourg',
  'Italy',
  'Spain',
  'Portugal',
  'Austria',
  'Sweden',
  'Norway',
  'Denmark',
  'Finland',
  'Israel',
  'India',
  'Singapore',
  'Hong Kong',
  "People's Republic of China",
  'People’s Republic of China',
  'PRC',
  'China',
  'Japan',
  'Korea',
  'Taiwan',
  'Australia',
  'New South Wales',
  'Victoria',
  'New Zealand',
  'South Africa',
  'Brazil',
  'Mexico',
  'Bermuda',
  'Cayman Islands',
  'British Virgin Islands',
  'United Kingdom',
  'United States',
];

const NAMES = [...STATES.map(({ name }) => name), ...OTHERS].sort((a, b) => b.length - a.length);
const NAME = new RegExp(`\\b(${NAMES.map((name) => name.replace(/ /g, '\\s+')).join('|')})\\b`);

/** The first jurisdiction that a stretch of the text names, and where. */
export function jurisdictionIn(
  text: string,
  from: number,
  to: number,
): (TextSpan & { name: string }) | null {
  const match = NAME.exec(text.slice(from, to));
  if (!match) return null;
  const start = from + match.index;
  return { start, end: start + match[0].length, name: match[0].replace(/\s+/g, ' ') };
}
