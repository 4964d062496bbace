import { compareParties, type Likeness } from './compare-parties.js';
import { type Party, partyOf } from './parties.js';

/** Two case names compared: 1 is the same name, 0 nothing in common. */
interface NameComparison {
  score: number;
  /** `same`: both sides agree; `similar`: worth showing to a reader; else `different`. */
  verdict: 'same' | 'similar' | 'different';
}

interface Name {
  /** One of a proceeding, two of a suit. */
  parties: Party[];
  /** "In re", "Estate of": one party, and no short form of a suit. */
  isProceeding: boolean;
}

const IN_RE =
  /^(?:in\s+re:?|in\s+the\s+matter\s+of|in\s+the\s+interest\s+of|matter\s+of|ex\s+parte|application\s+of|petition\s+of)\s+(?:the\s+)?/i;
const PROCEEDING =
  /^(?:the\s|(?:estate|marriage|guardianship|adoption|custody|conservatorship|succession|will|trust)\s+of\b)/i;
/** "Smith v. Jones (In re Jones)", "Brewer v. Reeve (The Toll Bridge Case)": two names of one case. */
const SECOND_NAME = /\s*\(((?:in re|ex parte|matter of)\s[^()]*|the [^()]* cases?)\)\s*$/i;
const VERSUS = /(?<!\s)\s+(?:vs?\.?|versus)\s+/;
const ANY_VERSUS = /(?<!\s)\s+(?:vs?\.?|versus|against)\s+/i;

/** Characters of a name that are compared; no court's caption fills them. */
const LONGEST = 4_000;

/** A name is compared with many others, one right after the other; this many are kept as read. */
const CACHED = 1_000;
const cache = new Map<string, readonly Name[]>();

export function namesOf(whole: string): readonly Name[] {
  const text = whole.slice(0, LONGEST);
  const known = cache.get(text);
  if (known) return known;
  if (cache.size >= CACHED) cache.clear();
  const second = SECOND_NAME.exec(text);
  const main = second ? text.slice(0, second.index) : text;
  const names = [main, second?.[1]].filter((each): each is string => Boolean(each)).map(nameOf);
  cache.set(text, names);
  return names;
}

function nameOf(text: string): Name {
  const [first = ''] = text.split(/;\s/);
  const named = first.trim().replace(IN_RE, '');
  const parties = named
    .split(VERSUS.test(named) ? VERSUS : ANY_VERSUS)
    .slice(0, 2)
    .map(partyOf);
  return { parties, isProceeding: named !== first.trim() || PROCEEDING.test(named) };
}

/** Most that names may score that do not agree. */
const NOT_SAME = 0.74;

const both = (one: Likeness, other: Likeness): Likeness => ({
  same: one.same && other.same,
  exact: one.exact && other.exact,
  share: Math.min(one.share, other.share) * 0.7 + Math.max(one.share, other.share) * 0.3,
});

function compareSuits([a1, a2]: Party[], [b1, b2]: Party[]): Likeness {
  const straight = both(compareParties(a1!, b1!), compareParties(a2!, b2!));
  // The parties change places on appeal: the same dispute, and not the same name.
  const crossed = both(compareParties(a1!, b2!), compareParties(a2!, b1!));
  if (straight.same && (straight.exact || !crossed.exact)) return straight;
  return { same: false, exact: false, share: Math.max(straight.share, crossed.share * 0.95) };
}

/** One party's name alongside a suit: a short form of it, unless it names a proceeding. */
function compareShort(short: Name, suit: Name): Likeness {
  const named = suit.parties.filter(({ sovereign }) => !sovereign);
  const likeness = named.map((party) => compareParties(short.parties[0]!, party));
  return {
    same: !short.isProceeding && likeness.some(({ same }) => same),
    exact: false,
    share: Math.max(0, ...likeness.map(({ share }) => share)) * 0.9,
  };
}

function compareNames(a: Name, b: Name): Likeness {
  if (a.parties.length === 2 && b.parties.length === 2) return compareSuits(a.parties, b.parties);
  if (a.parties.length === b.parties.length) return compareParties(a.parties[0]!, b.parties[0]!);
  return a.parties.length < b.parties.length ? compareShort(a, b) : compareShort(b, a);
}

function verdictOf({ same, share }: Likeness): NameComparison {
  const score =
    Math.round((same ? Math.max(share, 0.75) : Math.min(share, NOT_SAME)) * 1000) / 1000;
  return { score, verdict: same ? 'same' : score >= 0.5 ? 'similar' : 'different' };
}

/** The better of two: that the names are the same counts most. */
const better = (one: NameComparison, other: NameComparison): NameComparison => {
  if ((one.verdict === 'same') !== (other.verdict === 'same'))
    return one.verdict === 'same' ? one : other;
  return other.score > one.score ? other : one;
};

/**
 * Compares a cited case name with a known one, after abbreviations (Bluebook T6, T10) are read, business
 * suffixes and "et al." dropped, and governments told apart. They are the same if neither contradicts the other, and
 * the citation is a fair form of the name: what it leaves out must not keep it from naming the
 * party, and what it adds must not make another party of it. "Bd. of Educ. v. Smith" is "Board of
 * Education of Topeka v. Smith et al."; "Miranda v. California" is not "Miranda v. Arizona", nor
 * "Ford Motor Credit Co." "Ford Motor Co."
 */
export function compareCaseNames(cited: string, known: string): NameComparison {
  const others = namesOf(known);
  const all = namesOf(cited).flatMap((one) =>
    others.map((other) => verdictOf(compareNames(one, other))),
  );
  return all.reduce(better, { score: 0, verdict: 'different' });
}

/** Compares two names of which either may be a form of the other. */
export const compareEitherWay = (a: string, b: string): NameComparison =>
  better(compareCaseNames(a, b), compareCaseNames(b, a));

/** Whether two names of suits say the same, and each of them all that the other says. */
export const areSameInFull = (a: string, b: string): boolean =>
  namesOf(a).some((one) =>
    namesOf(b).some((other) => {
      const { same, exact } = compareNames(one, other);
      return same && exact;
    }),
  );

const numbersIn = (text: string): string[] =>
  namesOf(text).flatMap(({ parties }) =>
    parties.flatMap(({ words }) => words.flatMap((word) => (word.isNumber ? [word.text] : []))),
  );

/** Whether two names have numbers, and each one that the other lacks: "No. 279" and "No. 280". */
export function haveOtherNumbers(a: string, b: string): boolean {
  const [one, other] = [numbersIn(a), numbersIn(b)];
  return one.some((each) => !other.includes(each)) && other.some((each) => !one.includes(each));
}
