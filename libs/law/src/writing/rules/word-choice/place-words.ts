import { hasWord } from '../first-word.js';
import type { PhrasePlace } from '../phrases.js';

/** The words behind and before a place, and whether any of some is in its sentence. */
export const after = ({ tokens, to }: PhrasePlace, ahead = 0): string =>
  tokens[to + ahead]?.lower ?? '';
export const before = ({ tokens, from }: PhrasePlace): string => tokens[from - 1]?.lower ?? '';
export const near = ({ tokens }: PhrasePlace, words: RegExp): boolean => hasWord(tokens, words);

export const OWNED =
  /^(?:own|burden|motion|decision|ruling|order|orders|complaint|brief|employees|terms|obligations|obligation|duties|duty|rights|customers|policy|holding|opinion|discretion|jurisdiction|judgment|face|entirety|claims|argument|officers|agents|business|contract|members|position|authority|power|findings|conclusion|analysis)$/;
export const STIRRED =
  /^(?:testimony|information|responses?|evidence|answers?|statements?|confessions?)$/;
/** What is effected, that is brought about, and not affected. */
export const BROUGHT_ABOUT =
  /^(?:arrests?|changes?|service|settlements?|purposes?|ends|goals?|policy|policies|repairs?|will|intent|intentions?|transfers?|sales?|removals?|seizures?|search|searches|entry|escape|release|rescue|delivery|merger|termination|transactions?|payments?|reforms?|plans?|amendments?|conveyances?|detention|stop|takings?)$/;
export const TOUCHED = /^(?:every|all|his|her|their|our|him|them|us|interstate|both|each|any)$/;

/** Verbs before a clause: `they say it's evidence`. */
const BEFORE_CLAUSE =
  /^(?:say|think|believe|know|hope|mean|show|argue|claim|find|feel|hold|agree|admit|concede|assume|suppose|suggest|see|tell|understand|is|be)$/;

/** `avoid it's duties`, `under it's terms`: an object that owns its noun. */
export function ownsObject(place: PhrasePlace): boolean {
  const [previous, next, second] = [
    place.tokens[place.from - 1],
    place.tokens[place.to],
    place.tokens[place.to + 1],
  ];
  if (!previous || previous.masked || !next || next.masked) return false;
  const takesObject =
    (previous.pos === 'ADP' && !/^(?:that|because|as|like|if|whether)$/.test(previous.lower)) ||
    (previous.pos === 'VERB' && !BEFORE_CLAUSE.test(previous.lemma));
  const isThing = next.pos === 'NOUN' || (next.pos === 'ADJ' && second?.pos === 'NOUN');
  return takesObject && isThing;
}

export const COMPARATIVES =
  /^(?:broader|narrower|later|earlier|higher|lower|better|worse|larger|smaller|longer|shorter|stronger|weaker|older|younger|fewer|sooner|further|stricter|easier|harder)$/;
export const ENGAGED = [
  'retain',
  'retained',
  'hire',
  'hired',
  'consult',
  'consulted',
  'appoint',
  'engage',
];
