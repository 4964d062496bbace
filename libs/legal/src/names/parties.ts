import { STATES } from '../courts/states.js';
import { NAME_ABBREVIATION_ROWS } from './abbreviations.generated.js';

let expansions: Map<string, string> | undefined;

function abbreviations(): Map<string, string> {
  if (expansions) return expansions;
  expansions = new Map();
  for (const row of NAME_ABBREVIATION_ROWS.split('\n')) {
    const [short = '', full = ''] = row.split('\t');
    expansions.set(short.toLowerCase().replace(/[.'’]/g, ''), full.toLowerCase());
  }
  for (const state of STATES)
    expansions.set(
      state.abbreviation.toLowerCase().replace(/[.\s]/g, ''),
      state.name.toLowerCase(),
    );
  for (const [short, full] of ALSO) expansions.set(short, full);
  return expansions;
}

/** Forms outside Bluebook T6 that opinions use all the time. */
const ALSO: [string, string][] = [
  ['us', 'united states'],
  ['usa', 'united states'],
  ['ry', 'railway'],
  ['rr', 'railroad'],
  ['r', 'railroad'],
  ['co', 'company'],
  ['cos', 'company'],
  ['corp', 'corporation'],
  ['assn', 'association'],
  ['bros', 'brothers'],
  ['dept', 'department'],
  ['commr', 'commissioner'],
  ['commn', 'commission'],
  ['bd', 'board'],
  ['ed', 'education'],
  ['govt', 'government'],
  ['natl', 'national'],
  ['intl', 'international'],
  ['mfg', 'manufacturing'],
  ['ins', 'insurance'],
  ['elec', 'electric'],
  ['tel', 'telephone'],
  ['sav', 'savings'],
  ['fed', 'federal'],
  ['mut', 'mutual'],
  ['st', 'saint'],
  ['wm', 'william'],
  ['chas', 'charles'],
  ['jas', 'james'],
  ['geo', 'george'],
  ['supt', 'superintendent'],
  ['secy', 'secretary'],
  ['gen', 'general'],
  ['atty', 'attorney'],
  ['cty', 'county'],
  ['cy', 'county'],
  ['twp', 'township'],
  ['univ', 'university'],
  ['sch', 'school'],
  ['dist', 'district'],
  ['hosp', 'hospital'],
  ['comm', 'committee'],
  ['ctr', 'center'],
  ['adm', 'administrator'],
];

const NOISE = new Set(
  'inc incorporated ltd limited llc llp lp pc plc na company corporation corporations the of and for a an in on et al ux others another individually as'.split(
    ' ',
  ),
);
export const GENERIC = new Set(
  'united states state people commonwealth government commissioner internal revenue secretary attorney general director warden superintendent city county board department district court superior estate matter re ex parte rel republic federal national american company railroad railway insurance bank association commission school township town village authority international'.split(
    ' ',
  ),
);
export const STATE_NAMES = new Set(STATES.map((state) => state.name.toLowerCase()));

/** One side of a case, ready to be compared. */
export interface Party {
  words: string[];
  /** `state` for any form of a government as prosecutor or party. */
  sovereign?: string;
}

function sovereignOf(text: string): string | undefined {
  if (/^(?:united states(?: of america)?|government)$/.test(text)) return 'us';
  if (/^(?:the )?(?:state|people|commonwealth)(?: of (?:the )?(?:state of )?[a-z ]+)?$/.test(text))
    return 'state';
  return STATE_NAMES.has(text.replace(/^(?:state|commonwealth|people) of (?:the )?/, ''))
    ? 'state'
    : undefined;
}

/** Each word of a name is compared with each of another's; no party's name has so many. */
const MOST_WORDS = 200;

/** A party in comparable words: abbreviations written out, suffixes and "et al." gone. */
export function partyOf(text: string): Party {
  const plain = text
    .toLowerCase()
    .replace(/\bex rel\b\.?/g, ' ')
    .replace(/\bet al\b.*$|,? (?:d\/b\/a|a\/k\/a|f\/k\/a|doing business as)\b.*$/g, ' ')
    .replace(/\b([a-z])\.\s?(?=[a-z]\.)/g, '$1')
    .replace(/[’']s\b/g, 's')
    .replace(/[’']/g, '')
    .replace(/&/g, ' and ')
    .replace(/-/g, ' ');
  const table = abbreviations();
  const words: string[] = [];
  for (const word of plain
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' '))
    words.push(...(table.get(word) ?? word).split(' '));
  const joined = words.join(' ');
  const parts = words.filter((word) => word && !NOISE.has(word)).slice(0, MOST_WORDS);
  return { words: parts, sovereign: sovereignOf(joined.trim()) };
}
