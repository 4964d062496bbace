/**
 * What a stranger's wording may not change besides what no suggestion may: the order of numbers with
 * their units, which duty is whose, who does something and to whom it is done, and the words on which
 * a condition, a time or a limit hangs. It rather refuses a good wording than lets one pass that says
 * something else.
 */
export function keepsRelations(original: string, replacement: string): boolean {
  const turned = turnedPassives(original, replacement);
  return (
    turned !== null &&
    same(amounts(original), amounts(replacement)) &&
    same(duties(original), duties(replacement)) &&
    same(hinges(original).sort(), hinges(replacement).sort()) &&
    keepsOrderOfNames(original, replacement, turned)
  );
}

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((value, at) => value === b[at]);

const found = (text: string, pattern: RegExp): string[] =>
  (text.match(pattern) ?? []).map((words) => words.toLowerCase());

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const UNITS =
  'hundred thousand million billion half third quarter dozen once twice first second dollar cent pound euro percent day business calendar week month year hour minute daily weekly monthly quarterly annually annual yearly'.split(
    ' ',
  );
const AMOUNT = new RegExp(
  `\\d[\\d,]*(?:\\.\\d+)*|[%$£€§¶]|\\b(?:${[...ONES, ...TENS].join('|')})\\b|\\b(?:${UNITS.join('|')})s?\\b`,
  'gi',
);

/** Numbers by their value, with what they count, in order. */
export function amounts(text: string): string[] {
  return found(text, AMOUNT).map((word) => {
    const tens = TENS.indexOf(word);
    if (ONES.includes(word)) return String(ONES.indexOf(word));
    if (tens >= 0) return String((tens + 2) * 10);
    if (word === '%') return 'percent';
    return /^\d/.test(word) ? word.replace(/,/g, '') : word.replace(/s$/, '');
  });
}

/** Formulas that announce a statement and lay no duty on anybody. */
const ANNOUNCES =
  /\bit (?:should|must|may|might|will|can|could) (?:also |be |first )*\p{L}+ (?:out |in mind )?that\b/giu;

const SHORTENED: readonly (readonly [RegExp, string])[] = [
  [/\bwon['’]t\b/gi, 'will not'],
  [/\bshan['’]t\b/gi, 'shall not'],
  [/\bcan['’]t\b|\bcannot\b/gi, 'can not'],
  [/n['’]t\b/gi, ' not'],
  [/['’]ll\b/gi, ' will'],
];

const replaced = (text: string, pairs: readonly (readonly [RegExp, string])[]): string =>
  pairs.reduce((words, [from, to]) => words.replace(from, to), text).replace(ANNOUNCES, ' ');

/** Each modal verb with its negation, in order; `can` alone says what is possible, not what is due. */
export function duties(text: string): string[] {
  return found(
    replaced(text, SHORTENED),
    /\b(?:shall|must|may|will|should|would|might|ought)\b(?: not\b)?|\b(?:can|could) not\b/gi,
  );
}

/** Longer ways to say a word on which a sentence hangs. */
const SAID_OTHERWISE: readonly (readonly [RegExp, string])[] = [
  [/\b(?:prior|previous) to\b/gi, 'before'],
  [/\bsubsequent to\b/gi, 'after'],
  [/\bin the event (?:that|of)\b|\bprovided,? (?:however,? )?that\b/gi, 'if'],
  [/\buntil such time as\b/gi, 'until'],
  [/\bduring the course of\b/gi, 'during'],
  [/\bin excess of\b/gi, 'more than'],
  [/\bany and all\b/gi, 'all'],
  [/\beach and every\b/gi, 'each'],
  [/\bwhether or not\b/gi, 'whether'],
];
const HINGES =
  /\b(?:or|nor|if|before|after|until|within|during|since|least|most|more|less|fewer|exceed(?:s|ed|ing)?|minimum|maximum|above|below|all|any|each|every|both|either|neither|some|sole|solely|exclusive|exclusively|not|no|never|none|without|unless|except|only)\b/gi;

/** The words on which a condition, a choice, a time or a limit hangs; short for what is said at length. */
export const hinges = (text: string): string[] =>
  found(replaced(text, [...SAID_OTHERWISE, ...SHORTENED]), HINGES);

interface Passive {
  /** The word before the verb, and the one behind `by`; in lower case. */
  subject: string;
  agent: string;
}

const PASSIVE =
  /(?<![\p{L}’'-])([\p{L}’'-]+),?\s+(?:(?:shall|must|may|will|can|could|should|would|might|has|have|had|not|also|then)\s+){0,8}(?:is|are|was|were|be|been|being)\b(?:(?!\b(?:is|are|was|were|be|been|being)\b)[^.;:?!])*?\bby\s+(?:(?:the|an?|its|his|her|their|our|such|each|any|said|both)\s+)*([\p{L}’'-]+)/giu;
/** What follows `by` and does nothing itself. */
const NO_AGENT = /ing$|^(?:means|virtue|reason|way|reference|law|mail|hand|now|then)$/;

const passives = (text: string): Passive[] =>
  [...text.replace(ANNOUNCES, ' ').matchAll(PASSIVE)]
    .map(([, subject, agent]) => ({ subject: lower(subject!), agent: lower(agent!) }))
    .filter(({ agent }) => !NO_AGENT.test(agent));

const lower = (word: string): string => word.toLowerCase().replace(/['’]s$/, '');

/**
 * The passives that a wording has turned into the active voice; null where a doer has become the one to
 * whom it is done, or has gone, or where a sentence has become passive.
 */
function turnedPassives(original: string, replacement: string): Passive[] | null {
  const after = passives(replacement);
  const before = passives(original);
  if (without(after, before).length > 0) return null;
  const turned = without(before, after);
  const words = (replacement.match(/[\p{L}’'-]+/gu) ?? []).map(lower);
  const places = new Map(words.map((word, at) => [word, at] as const).reverse());
  const isActive = ({ subject, agent }: Passive): boolean => {
    const [doer, done] = [places.get(agent), places.get(subject)];
    return doer !== undefined && done !== undefined && doer < done;
  };
  return turned.every(isActive) ? turned : null;
}

function without(list: readonly Passive[], other: readonly Passive[]): Passive[] {
  const known = new Set(other.map(({ subject, agent }) => `${subject} ${agent}`));
  return list.filter(({ subject, agent }) => !known.has(`${subject} ${agent}`));
}

/** Whether those who do something, and those to whom it is done, are the same after a passive is turned. */
export const keepsDoers = (original: string, replacement: string): boolean =>
  turnedPassives(original, replacement) !== null;

/** Names and defined terms that both have stand in the same order, but for those of a turned passive. */
function keepsOrderOfNames(
  original: string,
  replacement: string,
  turned: readonly Passive[],
): boolean {
  const moved = new Set(turned.flatMap(({ subject, agent }) => [subject, agent]));
  const [before, after] = [capitals(original), capitals(replacement)];
  const common = (list: readonly string[], other: readonly string[]): string[] => {
    const known = new Set(other);
    return list.filter((word) => known.has(word) && !moved.has(word));
  };
  return same(common(before, after), common(after, before));
}

const capitals = (text: string): string[] => (text.match(/\b\p{Lu}[\p{L}’'-]*/gu) ?? []).map(lower);
