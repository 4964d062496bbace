import { isFairLong, isFairShort } from './fair-forms.js';
import { initials, type NameWord, type Party } from './parties.js';
import { mayMean } from './place-names.js';
import { alike, sameWord } from './same-word.js';

const GENERIC = new Set(
  'commissioner internal revenue secretary attorney general director warden superintendent city county board department district court superior estate matter re ex parte rel republic federal national american railroad railway insurance bank association commission school township town village authority international'.split(
    ' ',
  ),
);

/** Two parties compared. */
export interface Likeness {
  /** Whether they agree in all that the shorter of them says. */
  same: boolean;
  /** Whether they also say equally much. */
  exact: boolean;
  /** Share of the shorter one's words that the longer has or has alike, 0 to 1. */
  share: number;
}

const AGREE: Likeness = { same: true, exact: true, share: 1 };
const DIFFER: Likeness = { same: false, exact: false, share: 0 };

/** A cited party and a known one; "Ohio ex rel. Eaton" may be called Ohio, and may be called Eaton. */
export function compareParties(a: Party, b: Party): Likeness {
  if (a.relator && b.relator) {
    const states = compareAlone(a, b);
    return states.same ? compareAlone(a.relator, b.relator) : states;
  }
  const own = compareAlone(a, b);
  if (own.same || !(a.relator || b.relator)) return own;
  return compareAlone(a.relator ?? a, b.relator ?? b);
}

function compareAlone(a: Party, b: Party): Likeness {
  if (a.sovereign && b.sovereign) return sameGovernment(a.sovereign, b.sovereign) ? AGREE : DIFFER;
  if (a.sovereign || b.sovereign) return DIFFER;
  const [few, many] = a.words.length <= b.words.length ? [a, b] : [b, a];
  if (few.words.length === 0) return many.words.length === 0 ? AGREE : DIFFER;
  if (isAcronym(few.words, many) || joined(few) === joined(many)) return AGREE;
  // "Katz Drug Co." is not Katz, though "Chevron" may be Chevron U.S.A. Inc.
  if (a.isFirm && !b.isFirm && b.words.length === 1 && a.words.length > 1) return DIFFER;
  const likeness = compareWords(few.words, many.words);
  if (!likeness.same || likeness.exact) return likeness;
  const isFair = few === a ? isFairShort(a, b) : isFairLong(a, b);
  return isFair ? likeness : { ...likeness, same: false };
}

const joined = ({ words }: Party): string => words.map(({ text }) => text).join('');

/** `State` alone is any state; a state, a country and the United States are only themselves. */
function sameGovernment(a: string, b: string): boolean {
  if (a === b || mayMean(a, b) || mayMean(b, a)) return true;
  return CALLS.has(a) && CALLS.has(b);
}

const CALLS = new Set(['state', 'people', 'commonwealth']);

/** "FEC", and with its small words "DOJ"; "MGM" is the beginning of Metro-Goldwyn-Mayer Studios. */
function isAcronym([only, second]: readonly NameWord[], { words, letters }: Party): boolean {
  if (second || words.length < 2) return false;
  const { text } = only!;
  const own = initials(words);
  return text === own || text === letters || (text.length > 2 && own.startsWith(text));
}

const weight = ({ text }: NameWord): number =>
  GENERIC.has(text) ? 0.3 : text.length < 3 && !/\d/.test(text) ? 0.5 : 1;

/** Whether a word tells a party from others that are called alike. */
export const isTelling = (word: NameWord): boolean => weight(word) === 1;

function compareWords(few: readonly NameWord[], many: readonly NameWord[]): Likeness {
  // "Missouri, K. & T. Ry.": an initial stands for a word, where another word is there in full.
  const hasWord = few.some(
    (word) => word.text.length > 2 && many.some((other) => sameWord(word, other)),
  );
  const letters = initials(many);
  const stands = (word: NameWord): boolean =>
    many.some((other) => sameWord(word, other)) || (hasWord && isInitial(word, many, letters));
  let [all, found, near, telling] = [0, 0, 0, false];
  for (const word of few) {
    all += weight(word);
    const agrees = stands(word);
    if (agrees) found += weight(word);
    if (!agrees && !many.some((other) => alike(word, other))) continue;
    near += weight(word);
    telling ||= isTelling(word);
  }
  const share = near / all;
  const plain = few.every((word) => weight(word) < 1);
  const same = found === all;
  const exact = same && few.length === many.length;
  return { same, exact, share: telling || plain ? share : share * 0.5 };
}

/** A letter that begins another word, or initials of words in a row: "N.H." for "New Haven", "MGM". */
function isInitial({ text, short }: NameWord, many: readonly NameWord[], letters: string): boolean {
  if (/\d/.test(text)) return false;
  if (text.length === 1) return many.some((other) => other.text.startsWith(text));
  return (
    ((short?.indexOf('.') ?? -1) === 1 || text.length > 2 || !/[aeiouy]/.test(text)) &&
    letters.includes(text)
  );
}
