/**
 * What a suggestion may never change, each read from the words on both sides. A replacement that
 * fails is not made, whatever the rule thought of it.
 */

const FORCE = /\b(?:shall|must|may|will|should|would|could|can|might|cannot|ought)\b/gi;
const NEGATIONS = /\b(?:not|no|never|none|nor|neither|without|unless|except|only|if)\b|n['’]t\b/gi;
const QUOTED = /[“"][^“”"]*[”"]/g;
const FIGURES = /\d[\d,]*(?:\.\d+)*/g;
/** Capitals inside a sentence: names, defined terms, courts, reporters. */
const CAPITALS = /\b\p{Lu}[\p{L}'’.-]*/gu;

export interface Change {
  original: string;
  replacement: string;
  /** The change begins a sentence, whose first capital is not a name's. */
  opensSentence: boolean;
  /** The change declares that it changes legal force. */
  changesForce?: boolean;
  /** Terms that the document defines, in lower case. */
  terms: ReadonlySet<string>;
}

/** Whether numbers, names, citations, quotations, defined terms and legal force are as before. */
export function keepsMeaning(change: Change): boolean {
  const { original, replacement } = change;
  return (
    same(figures(original), figures(replacement)) &&
    same(quoted(original), quoted(replacement)) &&
    same(capitals(original, change), capitals(replacement, change)) &&
    same(citationSigns(original), citationSigns(replacement)) &&
    same(termsIn(original, change.terms), termsIn(replacement, change.terms)) &&
    (change.changesForce === true || keepsForce(original, replacement))
  );
}

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((value, i) => value === b[i]);

const all = (text: string, pattern: RegExp): string[] =>
  (text.match(pattern) ?? []).map((found) => found.toLowerCase());

const figures = (text: string): string[] =>
  all(text, FIGURES)
    .map((figure) => figure.replace(/,/g, ''))
    .sort();

/** The words inside quotation marks; a stop or comma may move inside of the marks. */
const quoted = (text: string): string[] =>
  (text.match(QUOTED) ?? []).map((words) => words.slice(1, -1).replace(/[.,]$/, ''));

function capitals(text: string, { opensSentence, terms }: Change): string[] {
  const found: string[] = [];
  for (const { 0: word, index } of text.matchAll(CAPITALS)) {
    const bare = word.replace(/['’]s$|[.'’-]+$/g, '');
    if (bare === 'I' || bare === '') continue;
    const opens = index === 0 && opensSentence && !terms.has(bare.toLowerCase());
    const afterStop = /[.?!][”"’]?\s+$/.test(text.slice(0, index));
    if (!opens && !afterStop) found.push(bare);
  }
  return found.sort();
}

const citationSigns = (text: string): string[] => all(text, /[§¶]/g);

const termsIn = (text: string, terms: ReadonlySet<string>): string[] =>
  terms.size === 0
    ? []
    : (text.match(/[\p{L}-]+/gu) ?? [])
        .filter((word) => /^\p{Lu}/u.test(word) && terms.has(word.toLowerCase()))
        .map((word) => word.toLowerCase())
        .sort();

function keepsForce(original: string, replacement: string): boolean {
  return (
    same(modals(original), modals(replacement)) && negations(original) === negations(replacement)
  );
}

/** `is able to` is `can`, and `cannot` is `can not`: no force is in them. */
const modals = (text: string): string[] =>
  all(text.replace(/\b(?:is|are|was|were|be|been) (?:un)?able to\b/gi, ''), FORCE)
    .filter((word) => !/^(?:can|could|cannot)$/.test(word))
    .sort();

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
  return all(plain, NEGATIONS).filter((word) => word !== 'if').length;
}
