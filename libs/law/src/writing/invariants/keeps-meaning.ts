import { type Change, keepsNames } from './keeps-names.js';
import { same, wordsIn } from './words-in.js';

/**
 * What a suggestion may never change, each read from the words on both sides. A replacement that
 * fails is not made, whatever the rule thought of it.
 */

const FORCE = /\b(?:shall|must|may|will|should|would|could|can|might|cannot|ought)\b/gi;
const NEGATIONS = /\b(?:not|no|never|none|nor|neither|without|unless|except|only|if)\b|n['’]t\b/gi;
const QUOTED = /[“"][^“”"]*[”"]/g;
const FIGURES = /\d[\d,]*(?:\.\d+)*/g;

/** Whether numbers, names, citations, quotations, defined terms and legal force are as before. */
export function keepsMeaning(change: Change): boolean {
  const { original, replacement } = change;
  if (squeezed(original) === squeezed(replacement))
    return same(quoted(original), quoted(replacement));
  return (
    same(figures(original), figures(replacement)) &&
    same(quoted(original), quoted(replacement)) &&
    keepsNames(change) &&
    same(citationSigns(original), citationSigns(replacement)) &&
    same(termsIn(original, change.terms), termsIn(replacement, change.terms)) &&
    (change.changesForce === true || keepsForce(original, replacement))
  );
}

/** Without white space and stops: a change of those alone says nothing else. */
const squeezed = (text: string): string => text.replace(/[\s\u00a0.]/g, '');

const SMALL = 'zero one two three four five six seven eight nine'.split(' ');

/** Numbers by their value: `three` is 3. */
const figures = (text: string): string[] =>
  [
    ...wordsIn(text, FIGURES).map((figure) => figure.replace(/,/g, '')),
    ...wordsIn(text, /\b(?:zero|two|three|four|five|six|seven|eight|nine)\b/gi).map((word) =>
      String(SMALL.indexOf(word)),
    ),
  ].sort();

/** The words inside quotation marks; a stop or comma may move inside of the marks. */
const quoted = (text: string): string[] =>
  (text.match(QUOTED) ?? []).map((words) => words.slice(1, -1).replace(/[.,]$/, ''));

const citationSigns = (text: string): string[] => wordsIn(text, /[§¶]/g);

const termsIn = (text: string, terms: ReadonlySet<string>): string[] =>
  terms.size === 0
    ? []
    : (text.match(/[\p{L}-]+/gu) ?? [])
        .filter((word) => /^\p{Lu}/u.test(word) && terms.has(word.toLowerCase()))
        .map((word) => word.toLowerCase())
        .sort();

/** Contractions whose modal only shows when they are written out. */
const SHORTENED: readonly (readonly [RegExp, string])[] = [
  [/\bwon['’]t\b/gi, 'will not'],
  [/\bshan['’]t\b/gi, 'shall not'],
  [/\bcan['’]t\b/gi, 'cannot'],
  [/['’]ll\b/gi, ' will'],
];

function keepsForce(original: string, replacement: string): boolean {
  const full = SHORTENED.reduce((words, [short, long]) => words.replace(short, long), original);
  const said = full.replace(ANNOUNCEMENTS, '');
  return same(modals(said), modals(replacement)) && negations(said) === negations(replacement);
}

/** `is able to` is `can`, and `cannot` is `can not`: no force is in them. */
const modals = (text: string): string[] =>
  wordsIn(text.replace(/\b(?:is|are|was|were|be|been) (?:un)?able to\b/gi, ''), FORCE)
    .filter((word) => !/^(?:can|could|cannot)$/.test(word))
    .sort();

/** Formulas that announce a statement: they have a modal or a negation, and no force. */
const ANNOUNCEMENTS =
  /\bit (?:should|must|may|might|will|can|could) (?:also |be |first |further |again |therefore |perhaps )*(?:noted|remembered|observed|mentioned|emphasized|stressed|recalled|recognized|understood|pointed out|borne in mind|kept in mind) that\b|\bit goes without saying that\b|\b(?:there can be )?no doubt that\b|\bit cannot be gainsaid that\b/gi;

/** Longer ways of saying a negation, each counted as the one that it is. */
const SAID_OTHERWISE: readonly (readonly [RegExp, string])[] = [
  [/\bcannot\b/gi, 'not'],
  [/\b(?:is|are|was|were) unable\b/gi, 'not'],
  [/\bwith the exception of\b/gi, 'except'],
  [/\bin the absence of\b/gi, 'without'],
  [/\bsave and except\b/gi, 'except'],
  [/\bunless and until\b/gi, 'unless'],
];

function negations(text: string): number {
  const plain = SAID_OTHERWISE.reduce((words, [long, short]) => words.replace(long, short), text);
  return wordsIn(plain, NEGATIONS).filter((word) => word !== 'if').length;
}
