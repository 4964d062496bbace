import { GENERIC, type Party, partyOf, STATE_NAMES } from './parties.js';

/** Two case names compared: 1 is the same name, 0 nothing in common. */
export interface NameComparison {
  score: number;
  /** `same` from 0.75, `similar` from 0.5: worth showing to a reader, below: `different`. */
  verdict: 'same' | 'similar' | 'different';
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

const weight = (word: string): number =>
  GENERIC.has(word) || STATE_NAMES.has(word) ? 0.3 : word.length < 3 ? 0.5 : 1;

/** Share of the shorter party's words that the longer has, weighted by how telling they are. */
function compareParties(a: Party, b: Party): number {
  if (a.sovereign && b.sovereign) return a.sovereign === b.sovereign ? 1 : 0;
  const [few, many] = a.words.length <= b.words.length ? [a.words, b.words] : [b.words, a.words];
  if (few.length === 0) return many.length === 0 ? 1 : 0;
  if (few.length === 1 && many.length > 1 && few[0] === many.map((word) => word[0]).join(''))
    return 1;
  // "Missouri, K. & T. Ry.": an initial stands for a word, where another word is there in full.
  const hasWord = few.some((word) => word.length > 2 && many.includes(word));
  const stands = (word: string, other: string): boolean =>
    sameWord(word, other) || (hasWord && word.length === 1 && other.startsWith(word));
  let found = 0;
  let all = 0;
  for (const word of few) {
    all += weight(word);
    if (many.some((other) => stands(word, other))) found += weight(word);
  }
  const share = found / all;
  const telling = few.some(
    (word) => weight(word) === 1 && many.some((other) => sameWord(word, other)),
  );
  return telling || few.every((word) => weight(word) < 1) ? share : share * 0.5;
}

const PROCEDURAL =
  /^(?:in\s+re|in\s+the\s+matter\s+of|matter\s+of|ex\s+parte|estate\s+of|in\s+the\s+interest\s+of|application\s+of|petition\s+of)\s+/i;

function split(name: string): Party[] {
  const parts = name.replace(PROCEDURAL, '').split(/(?<!\s)\s+(?:vs?\.?|versus|against)\s+/i);
  return parts.slice(0, 2).map(partyOf);
}

function verdictOf(score: number): NameComparison {
  const rounded = Math.round(score * 1000) / 1000;
  return {
    score: rounded,
    verdict: rounded >= 0.75 ? 'same' : rounded >= 0.5 ? 'similar' : 'different',
  };
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
  const best = Math.max(
    ...two.map((party) => (party.sovereign && !alone ? 0 : compareParties(one[0]!, party))),
  );
  return verdictOf(alone ? best : best * 0.9);
}
