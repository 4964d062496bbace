import { NAME_ABBREVIATION_ROWS } from './abbreviations.generated.js';
import { STATES } from '../courts/states.js';

/** Two case names compared: 1 is the same name, 0 nothing in common. */
export interface NameComparison {
  score: number;
  /** `same` from 0.75, `similar` from 0.5: worth showing to a reader, below: `different`. */
  verdict: 'same' | 'similar' | 'different';
}

let expansions: Map<string, string> | undefined;

function abbreviations(): Map<string, string> {
  if (expansions) return expansions;
  expansions = new Map();
  for (const row of NAME_ABBREVIATION_ROWS.split('\n')) {
    const [short = '', full = ''] = row.split('\t');
    expansions.set(short.toLowerCase().replace(/[.'’]/g, ''), full.toLowerCase());
  }
  for (const state of STATES) expansions.set(state.abbreviation.toLowerCase().replace(/[.\s]/g, ''), state.name.toLowerCase());
  for (const [short, full] of ALSO) expansions.set(short, full);
  return expansions;
}

/** Forms outside Bluebook T6 that opinions use all the time. */
const ALSO: [string, string][] = [
  ['us', 'united states'], ['usa', 'united states'], ['ry', 'railway'], ['rr', 'railroad'], ['r', 'railroad'], ['co', 'company'],
  ['cos', 'company'], ['corp', 'corporation'], ['assn', 'association'], ['bros', 'brothers'], ['dept', 'department'], ['commr', 'commissioner'],
  ['commn', 'commission'], ['bd', 'board'], ['ed', 'education'], ['govt', 'government'], ['natl', 'national'], ['intl', 'international'],
  ['mfg', 'manufacturing'], ['ins', 'insurance'], ['elec', 'electric'], ['tel', 'telephone'], ['sav', 'savings'], ['fed', 'federal'],
  ['mut', 'mutual'], ['st', 'saint'], ['wm', 'william'], ['chas', 'charles'], ['jas', 'james'], ['geo', 'george'], ['supt', 'superintendent'],
  ['secy', 'secretary'], ['gen', 'general'], ['atty', 'attorney'], ['cty', 'county'], ['cy', 'county'], ['twp', 'township'], ['univ', 'university'],
  ['sch', 'school'], ['dist', 'district'], ['hosp', 'hospital'], ['comm', 'committee'], ['ctr', 'center'], ['adm', 'administrator'],
];

const NOISE = new Set('inc incorporated ltd limited llc llp lp pc plc na company corporation corporations the of and for a an in on et al ux others another individually as'.split(' '));
const GENERIC = new Set(
  'united states state people commonwealth government commissioner internal revenue secretary attorney general director warden superintendent city county board department district court superior estate matter re ex parte rel republic federal national american company railroad railway insurance bank association commission school township town village authority international'.split(' '),
);
const STATE_NAMES = new Set(STATES.map((state) => state.name.toLowerCase()));

interface Party {
  words: string[];
  /** `state` for any form of a government as prosecutor or party. */
  sovereign?: string;
}

function sovereignOf(text: string): string | undefined {
  if (/^(?:united states(?: of america)?|government)$/.test(text)) return 'us';
  if (/^(?:the )?(?:state|people|commonwealth)(?: of (?:the )?(?:state of )?[a-z ]+)?$/.test(text)) return 'state';
  return STATE_NAMES.has(text.replace(/^(?:state|commonwealth|people) of (?:the )?/, '')) ? 'state' : undefined;
}

function partyOf(text: string): Party {
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
  for (const word of plain.replace(/[^a-z0-9]+/g, ' ').trim().split(' ')) words.push(...(table.get(word) ?? word).split(' '));
  const joined = words.join(' ');
  const parts = words.filter((word) => word && !NOISE.has(word));
  return { words: parts, sovereign: sovereignOf(joined.trim()) };
}

/** Bounded edit distance: 0, 1, or 2 for "more than one". */
function distance(a: string, b: string): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > 1) return 2;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  let [m, n] = [a.length - 1, b.length - 1];
  while (m >= i && n >= i && a[m] === b[n]) {
    m--;
    n--;
  }
  return m - i < 1 && n - i < 1 ? 1 : 2;
}

function sameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const short = Math.min(a.length, b.length);
  if (short >= 5 && distance(a, b) <= 1) return true;
  // "Distrib" for "distributors", "Cal" for "California": abbreviations by shortening.
  return short >= 3 && (a.startsWith(b) || b.startsWith(a)) && Math.abs(a.length - b.length) > 1;
}

const weight = (word: string): number => (GENERIC.has(word) || STATE_NAMES.has(word) ? 0.3 : word.length < 3 ? 0.5 : 1);

/** Share of the shorter party's words that the longer has, weighted by how telling they are. */
function compareParties(a: Party, b: Party): number {
  if (a.sovereign && b.sovereign) return a.sovereign === b.sovereign ? 1 : 0;
  const [few, many] = a.words.length <= b.words.length ? [a.words, b.words] : [b.words, a.words];
  if (few.length === 0) return many.length === 0 ? 1 : 0;
  if (few.length === 1 && many.length > 1 && few[0] === many.map((word) => word[0]).join('')) return 1;
  let found = 0;
  let all = 0;
  for (const word of few) {
    all += weight(word);
    if (many.some((other) => sameWord(word, other))) found += weight(word);
  }
  const share = found / all;
  const telling = few.some((word) => weight(word) === 1 && many.some((other) => sameWord(word, other)));
  return telling || few.every((word) => weight(word) < 1) ? share : share * 0.5;
}

const PROCEDURAL = /^(?:in\s+re|in\s+the\s+matter\s+of|matter\s+of|ex\s+parte|estate\s+of|in\s+the\s+interest\s+of|application\s+of|petition\s+of)\s+/i;

function split(name: string): Party[] {
  const parts = name.replace(PROCEDURAL, '').split(/\s+(?:vs?\.?|versus|against)\s+/i);
  return parts.slice(0, 2).map(partyOf);
}

function verdictOf(score: number): NameComparison {
  const rounded = Math.round(score * 1000) / 1000;
  return { score: rounded, verdict: rounded >= 0.75 ? 'same' : rounded >= 0.5 ? 'similar' : 'different' };
}

/** Both sides matter, and a government on one side says little: the other party decides. */
function comparePairs([a1, a2]: Party[], [b1, b2]: Party[]): number {
  const first = compareParties(a1!, b1!);
  const second = compareParties(a2!, b2!);
  if (a1!.sovereign && b1!.sovereign) return first === 0 ? Math.min(second, 0.6) * 0.8 : second;
  if (a2!.sovereign && b2!.sovereign) return second === 0 ? Math.min(first, 0.6) * 0.8 : first;
  return Math.min(first, second) * 0.7 + Math.max(first, second) * 0.3;
}

/**
 * Compares two case names after the case-name abbreviations of Bluebook T6/T10 are expanded, business
 * suffixes and "et al." dropped, and governments made one party. "Bd. of Educ. v. Smith" and "Board
 * of Education of Topeka v. Smith et al." are the same; "Roe v. Wade" and "Doe v. Bolton" are not.
 */
export function compareCaseNames(a: string, b: string): NameComparison {
  const [left, right] = [split(a), split(b)];
  if (left.length === 2 && right.length === 2) {
    const straight = comparePairs(left, right);
    // The parties change places on appeal.
    const crossed = comparePairs(left, [right[1]!, right[0]!]);
    return verdictOf(Math.max(straight, crossed * 0.95));
  }
  const [one, two] = left.length <= right.length ? [left, right] : [right, left];
  const alone = one.length === two.length;
  const best = Math.max(...two.map((party) => (party.sovereign && !alone ? 0 : compareParties(one[0]!, party))));
  return verdictOf(alone ? best : best * 0.9);
}
