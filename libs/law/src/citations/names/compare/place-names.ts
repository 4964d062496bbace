import { STATES } from '../../courts/states.js';
import { PLACE_ROWS } from '../../format/tables/places.generated.js';
import { wordMap } from '../../format/tables/words.js';

/** Cities and parts of the world of Bluebook T10: no governments, and so words like others. */
const NO_COUNTRY =
  /^(?:Africa|Antarctica|Asia|Baltimore|Boston|Chicago|Dallas|Europe|Houston|Los Angeles|North America|Philadelphia|Phoenix|San Francisco|South America|Vatican City)$/;

const MORE = [
  'united states of america|united states',
  'us of america|united states',
  'united states|united states',
  'us|united states',
  'usa|united states',
  'u.s.|united states',
  'u.s.a.|united states',
  'north korea|north korea',
  'south korea|south korea',
  'korea|korea',
  'calif|california',
  'penn|pennsylvania',
  'ore|oregon',
  'n dakota|north dakota',
  's dakota|south dakota',
  'n carolina|north carolina',
  's carolina|south carolina',
  'w virginia|west virginia',
];

/** Abbreviations that are words, and stand for a state only with their period. */
const WORDS_TOO = new Set(['or', 'me']);

/** Longest name of a place, in words. */
export const PLACE_WORDS = 4;

let known: Map<string, string> | undefined;

/** As names are compared: lower case, initials with their periods, other words without. */
const asWords = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .split(/[\s&-]+/)
    .map((word) => (/^(?:[a-z]\.){2,}$/.test(word) ? word : word.replaceAll('.', '')))
    .filter(Boolean)
    .join(' ');

function places(): Map<string, string> {
  const made = new Map<string, string>();
  for (const [name, short] of wordMap(PLACE_ROWS)) {
    const [own = name] = name.split(', ');
    // "S. Afr." is nothing else; "Fin." alone may be, and is one meaning of several.
    const isCountry = !NO_COUNTRY.test(own);
    if (isCountry && short.includes(' ') && short.endsWith('.'))
      made.set(asWords(short), asWords(own));
    if (isCountry && !/^(?:Korea|Congo)$/.test(own)) made.set(asWords(own), asWords(own));
  }
  for (const { name, abbreviation } of STATES) {
    const own = asWords(name);
    made.set(own, own);
    made.set(asWords(abbreviation), own);
    const bare = abbreviation.toLowerCase().replace(/[.\s]/g, '');
    if (bare.length === 2 && abbreviation.includes('.')) made.set(bare, own);
  }
  for (const pair of MORE) {
    const [written = '', own = ''] = pair.split('|');
    made.set(written, own);
  }
  return made;
}

/**
 * The one name of a state, territory, or country that some words are; `dotted`: a period ends them.
 */
export function placeOf(words: string, dotted: boolean): string | undefined {
  known ??= places();
  return !dotted && WORDS_TOO.has(words) ? undefined : known.get(words);
}

let shortened: Map<string, string> | undefined;

/** What one word with a period is as an abbreviation of Bluebook T10: `fr.` for France. */
export function placeMeaning(printed: string): string | undefined {
  shortened ??= new Map(
    [...wordMap(PLACE_ROWS)].map(([name, short]) => [short.toLowerCase(), asWords(name)]),
  );
  return shortened.get(printed);
}

/** States whose courts call the state so in criminal cases; `State` may stand for each of them. */
const CALLED: Record<string, readonly string[]> = {
  commonwealth: ['kentucky', 'massachusetts', 'pennsylvania', 'virginia', 'puerto rico'],
  people: [
    'california',
    'colorado',
    'guam',
    'illinois',
    'michigan',
    'new york',
    'puerto rico',
    'virgin islands',
  ],
};

/** Whether `State`, `People` or `Commonwealth` alone may mean a government. */
export function mayMean(call: string, place: string): boolean {
  if (place === 'united states') return call === 'government';
  if (call === 'state') return STATES.some(({ name }) => name.toLowerCase() === place);
  return CALLED[call]?.includes(place) ?? false;
}
