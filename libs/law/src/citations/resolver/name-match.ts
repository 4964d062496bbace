import { type Names, nameKey, type Registry } from './registry.js';

const SPACE = 32;

/** Parties so common that a short form never uses them alone (Bluebook rule 10.9(a)(i)). */
const COMMON =
  /^(?:united states(?: of america)?|us|state|people|commonwealth|government|state of [a-z ]+|in re|commissioner|secretary|city|county|superior court|board|doe|roe)$/;

/** A name as it is looked for: what of it does not depend on the authority is worked out once. */
interface Wanted {
  whole: string;
  common: boolean;
  /** The parties of "Foo v. Bar"; without a second one, what follows "In re". */
  left: string;
  right: string | undefined;
  leftCommon: boolean;
}

function wantedName(whole: string): Wanted {
  const [first = '', right] = whole.split(/ vs? /);
  const left = right === undefined ? whole.replace(/^(?:in re|ex parte|matter of) /, '') : first;
  return { whole, common: COMMON.test(whole), left, right, leftCommon: COMMON.test(left) };
}

function startsWithWords(whole: string, part: string): boolean {
  return (
    whole.startsWith(part) &&
    (whole.length === part.length || whole.charCodeAt(part.length) === SPACE)
  );
}

/** Whether the words appear in the name, as whole words. */
function hasWords(name: string, words: string): boolean {
  return name.includes(words) && ` ${name} `.includes(` ${words} `);
}

/** How well a short name fits an authority: 0 not at all … 4 exactly. */
function fit(wanted: string, common: boolean, names: Names): number {
  if (names.shorts.has(wanted) || names.wholes.has(wanted)) return 4;
  if (names.plaintiffs.has(wanted) || names.defendants.has(wanted)) return common ? 1 : 4;
  if (common) return 0;
  if (
    some(names.plaintiffs, wanted, startsWithWords) ||
    some(names.defendants, wanted, startsWithWords) ||
    some(names.shorts, wanted, startsWithWords)
  )
    return 3;
  const within =
    some(names.plaintiffs, wanted, hasWords) ||
    some(names.defendants, wanted, hasWords) ||
    some(names.wholes, wanted, hasWords);
  return within ? 2 : 0;
}

function some(
  list: ReadonlySet<string>,
  wanted: string,
  fits: (name: string, wanted: string) => boolean,
): boolean {
  for (const name of list) if (fits(name, wanted)) return true;
  return false;
}

const eitherStarts = (name: string, wanted: string): boolean =>
  startsWithWords(name, wanted) || startsWithWords(wanted, name);

/** "Foo v. Bar" fits by both its parties; "In re Foo" by what follows. */
function fitWhole({ whole, left, right, leftCommon }: Wanted, names: Names): number {
  if (right === undefined) return left === whole ? 0 : fit(left, leftCommon, names);
  if (names.wholes.has(whole)) return 4;
  const both =
    some(names.plaintiffs, left, eitherStarts) && some(names.defendants, right, eitherStarts);
  return both ? 3 : 0;
}

/** The first word of a name, or of both sides of one: the rarer of them leads to fewer authorities. */
function leadingWord({ left, right }: Wanted, registry: Registry): string {
  const [first = ''] = left.split(' ');
  return right === undefined
    ? registry.rarest(left.split(' '))
    : registry.rarest([first, right.split(' ')[0] ?? '']);
}

/**
 * Authorities that may fit a name: those that share a word with it. A short name appears in theirs
 * with all its words; of "Foo v. Bar" each side begins as one of their sides does.
 */
function namesakes(key: string, wanted: Wanted, registry: Registry): number[] {
  return [
    ...registry.withWord(registry.rarest(key.split(' '))),
    ...registry.withWord(leadingWord(wanted, registry)),
  ];
}

/** Authorities among `ids`, or of the document, that a name can mean: those with the best fit. */
export function bestByName(name: string, registry: Registry, ids?: Iterable<number>): number[] {
  const key = nameKey(name);
  if (!key) return [];
  const wanted = wantedName(key);
  let best = 0;
  let found: number[] = [];
  for (const id of new Set(ids ?? namesakes(key, wanted, registry))) {
    const names = registry.namesOf(id);
    const score = Math.max(fit(key, wanted.common, names), fitWhole(wanted, names));
    if (score === 0 || score < best) continue;
    if (score > best) found = [];
    best = score;
    found.push(id);
  }
  return found;
}
